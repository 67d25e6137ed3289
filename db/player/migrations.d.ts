declare const migrations: {
  readonly journal: {
    readonly entries: { idx: number; when: number; tag: string; breakpoints: boolean }[];
  };
  readonly migrations: Record<string, string>;
};
export default migrations;
