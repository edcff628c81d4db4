/** What the tests of the design system prove, read from the tests themselves. */

type Texts = Readonly<Record<string, string>>;

const tests: Texts = import.meta.glob('../../packages/ui/src/**/*.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const specs: Texts = import.meta.glob(
  ['../../packages/ui/src/**/SPEC.md', '../../packages/ui/src/testing/*.md'],
  { query: '?raw', import: 'default', eager: true },
);

/** A title such as `Keyboard: Enter, Space — give the answer that has the focus`. */
const keyTitle = /['"`]Keyboard: (.+?) — (.+?)['"`],/g;
const family = /`testing\/(behavesAs\w+\.md)`/g;

export interface KeyRow {
  readonly keys: string;
  readonly does: string;
}

export interface Evidence {
  /** The sentences it owes, its family's among them; nothing for what is only looked at. */
  readonly spec: string | undefined;
  /** How many MUST sentences there are. */
  readonly sentences: number;
  /** Each row is the title of a test. */
  readonly keys: readonly KeyRow[];
}

const endingIn = (texts: Texts, ending: string): string | undefined =>
  Object.entries(texts).find(([path]) => path.endsWith(ending))?.[1];

/** The page already says what comes before the first list of sentences. */
const sentences = (spec: string): string => spec.slice(spec.search(/^(## |- )/m));

/** The last part of a story's title such as 'Components/Menu'. */
export const evidenceOf = (title: string): Evidence => {
  const [room = '', name = ''] = title.split('/');
  const folder = `/${room.toLowerCase()}/${name}/`;
  const own = endingIn(specs, `${folder}SPEC.md`);
  const families = [...(own ?? '').matchAll(family)].map(([, file]) =>
    sentences(endingIn(specs, `/testing/${file}`) ?? ''),
  );
  const test = endingIn(tests, `${folder}${name}.test.tsx`) ?? '';
  const spec = own && [sentences(own), ...families].join('\n');
  return {
    spec,
    sentences: [...(spec ?? '').matchAll(/^- .*\bMUST\b/gm)].length,
    keys: [...test.matchAll(keyTitle)].map(([, keys = '', does = '']) => ({ keys, does })),
  };
};
