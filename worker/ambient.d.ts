/** Files that only exist after a build, or that the bundler reads as text. */
declare module "*.sql" {
  const text: string;
  export default text;
}

declare module "*/dist/assets.json" {
  interface Built {
    readonly entry: string;
    readonly first: readonly string[];
    readonly css: string;
    readonly guideCss: string;
    readonly pages: Readonly<
      Record<
        | "match"
        | "home"
        | "new"
        | "house"
        | "over"
        | "leaving"
        | "planning"
        | "seats"
        | "times"
        | "fair"
        | "guide",
        readonly string[]
      >
    >;
    readonly games: Readonly<Record<string, readonly string[]>>;
    readonly playing: Readonly<Record<string, readonly string[]>>;
    readonly more: Readonly<Record<string, readonly string[]>>;
    readonly ahead: Readonly<Record<string, readonly string[]>>;
    readonly forms: Readonly<Record<string, readonly string[]>>;
  }
  const assets: { readonly de: Built; readonly en: Built };
  export default assets;
}
