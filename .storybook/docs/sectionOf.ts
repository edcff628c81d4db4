import { withoutFileLinks } from '../../packages/ui/tools/withoutFileLinks.ts';

/** The text below a document's `##` heading, without links to files, which a page cannot open. */
export const sectionOf = (markdown: string, heading: string): string => {
  const [, body = ''] = markdown.split(`\n## ${heading}\n`);
  if (!body) throw new Error(`There is no section «${heading}»`);
  return withoutFileLinks(body.split('\n## ')[0]!);
};
