/** Markdown as a public page shows it: links to files of the repository would lead nowhere there. */
export const withoutFileLinks = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\((?!http|#)[^)]+\)/g, '$1');
