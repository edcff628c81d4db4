/** The test runner's addition: the texts of files, by path. */
interface ImportMeta {
  glob(
    pattern: readonly string[],
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>;
}
