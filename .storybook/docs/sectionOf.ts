import { withoutFileLinks } from '../../packages/ui/tools/withoutFileLinks.ts';

/** What a document says below a heading of the second level, as a page of its own shows it. */
export const sectionOf = (markdown: string, heading: string): string => {
  const [, body = ''] = markdown.split(`\n## ${heading}\n`);
  if (!body) throw new Error(`There is no section «${heading}»`);
  return withoutFileLinks(body.split('\n## ')[0]!);
};
