/** The little that tests need of workerd: the root's types are those of Node and the DOM. */
declare module "cloudflare:workers" {
  import type { Stub } from "cloudflare:test";

  interface Objects {
    getByName(name: string): Stub;
  }
  export const env: { readonly MATCHES: Objects; readonly PLAYERS: Objects };
  export const exports: { readonly default: { fetch(request: Request): Promise<Response> } };
}

declare module "cloudflare:test" {
  export interface Stub {
    fetch(address: string): Promise<Response>;
  }
  type Row = Readonly<Record<string, string | number | null>>;
  export interface Cursor {
    readonly rowsRead: number;
    readonly rowsWritten: number;
    toArray(): Row[];
  }
  export interface State {
    getWebSockets(): readonly (WebSocket & { deserializeAttachment(): unknown })[];
    readonly storage: {
      getAlarm(): Promise<number | null>;
      deleteAlarm(): Promise<void>;
      deleteAll(): Promise<void>;
      setAlarm(at: number): Promise<void>;
      readonly sql: { exec(query: string, ...values: unknown[]): Cursor };
    };
  }
  export function runInDurableObject<T>(
    stub: Stub,
    callback: (instance: unknown, state: State) => T | Promise<T>,
  ): Promise<T>;
  export function runDurableObjectAlarm(stub: Stub): Promise<boolean>;
  export function evictDurableObject(
    stub: Stub,
    how?: { readonly webSockets: "close" | "hibernate" },
  ): Promise<void>;
}

declare module "*?raw" {
  const text: string;
  export default text;
}
