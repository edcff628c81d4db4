/** What the test runner adds: the texts of files, by their paths. */
interface ImportMeta {
  glob(
    pattern: readonly string[],
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>;
}
