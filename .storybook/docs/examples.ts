import { snippetsOf } from './snippets.ts';

const sources = import.meta.glob<string>('../examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const snippets: Readonly<Record<string, string | undefined>> = Object.assign(
  {},
  ...Object.values(sources).map(snippetsOf),
);

/** The code to copy for a component. */
export const snippetFor = (component: string): string | undefined => snippets[component];
