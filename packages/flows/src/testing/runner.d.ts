/** What the test runner adds: the texts of files, by their paths. */
interface ImportMeta {
  glob(
    pattern: readonly string[],
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>;
}

/** The settings of the tests: how often, and from which seed. */
declare const process: {
  readonly env: Readonly<Record<'FC_SEED' | 'FC_PATH' | 'FC_RUNS', string | undefined>>;
};
