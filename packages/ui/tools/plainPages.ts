/** The design system as plain text: a page for each component, and `llms.txt`, which lists them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { designTokens } from './designTokens.ts';
import type { Evidence } from './evidence.ts';
import { withoutFileLinks } from './withoutFileLinks.ts';

const root = 'packages/ui/src';
const read = (file: string): string => readFileSync(file, 'utf8');
const isSource = (file: string): boolean => !/\/testing\/|\.(test|stories)\.tsx?$/.test(file);

interface Declaration {
  readonly folder: string;
  readonly text: string;
  readonly isType: boolean;
}

const declared = /^(?:export )?(interface|type|const) (\w+)/gm;

/** What the package declares at the top of its modules: the formatter parts such blocks by empty lines. */
const declarations = (): ReadonlyMap<string, readonly Declaration[]> => {
  const named = new Map<string, Declaration[]>();
  for (const file of globSync(`${root}/**/*.{ts,tsx}`).filter(isSource))
    for (const text of read(file)
      .trim()
      .split(/\n\n(?=\S)/))
      for (const [, kind, name = ''] of text.matchAll(declared)) {
        const declaration = { folder: path.dirname(file), text, isType: kind !== 'const' };
        named.set(name, [...(named.get(name) ?? []), declaration]);
      }
  return named;
};

/** The names that the package exports from each folder. */
const exportsOf = (folder: string): readonly string[] => {
  const from = new RegExp(String.raw`export (type )?\{([^}]*)\} from '\./${folder}/`, 'g');
  return Array.from(read(`${root}/index.ts`).matchAll(from)).flatMap(([, type = '', list = '']) =>
    Array.from(list.matchAll(/(?:type )?\w+/g), ([name]) => type + name),
  );
};

const nameIn = (exported: string): string => exported.replace('type ', '');

const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

/** The types, hooks and values of these names, and the types that they are made of. */
const sourceOf = (
  names: readonly string[],
  folder: string,
  known: ReturnType<typeof declarations>,
): readonly string[] => {
  const texts = new Set<string>();
  const wanted = new Set(names);
  // A set is iterated over what is added to it.
  for (const name of wanted) {
    const candidates = known.get(name) ?? [];
    const found =
      candidates.find((one) => one.folder === folder) ??
      candidates.find(({ isType, text }) => isType && text.includes('export '));
    if (!found || (!found.isType && isComponent(name))) continue;
    texts.add(found.text);
    for (const [used] of found.text.matchAll(/\b[A-Z]\w+\b/g)) wanted.add(used);
  }
  return [...texts];
};

const quoted = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;
const listOf = (stories: string, name: 'do' | 'dont'): readonly string[] => {
  const [, list = ''] = new RegExp(String.raw`\b${name}: \[([\s\S]*?)\],`).exec(stories) ?? [];
  return Array.from(list.matchAll(quoted), ([, single, double]) => `- ${single ?? double}`);
};

/** A right use beside a wrong one, as the stories declare them. */
const picturesOf = (stories: string): string | undefined =>
  /^ {6}pictures: (\[\n[\s\S]*?^ {6}\]),\n/m.exec(stories)?.[1]?.replaceAll(/^ {6}/gm, '');

const written = /^\/\*\* The code that Storybook [\s\S]*?`([\s\S]*?)`;\n\n/m;

/** Stories without what tests them; their imports are those of a package that has installed this one. */
const examples = (stories: string): string =>
  stories
    .replace(written, '')
    .replaceAll(/'\.\.\/\.\.\/(table|theme)\/index\.ts'/g, "'@seatwise/ui/$1'")
    .replaceAll(
      /^import (?![^;]*'@seatwise)[^;]*;\n|^export default meta;\n\n?|^type Story = .*\n/gm,
      '',
    )
    .replaceAll(/^  play: [\s\S]*?^  \},\n/gm, '')
    .replace(/^  parameters: [\s\S]*?^  \},\n/m, '')
    .replaceAll(/^  parameters: .*\n/gm, '')
    .trim();

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
const section = (title: string, ...lines: readonly (string | false | undefined)[]): string => {
  const body = lines.filter(Boolean).join('\n');
  return body && `## ${title}\n\n${body}\n`;
};

/** The sentence above the component in its module. */
const summaryOf = (name: string, known: ReturnType<typeof declarations>): string => {
  const text = known.get(name)?.find((one) => one.folder.endsWith(`/${name}`))?.text ?? '';
  return (/^\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? '').replaceAll(/\s*\n? \* ?|\s+/g, ' ').trim();
};

/** What is imported of a component, and its types. */
const typesOf = (
  name: string,
  { room }: Evidence,
  known: ReturnType<typeof declarations>,
): string => {
  const folder = `${room.toLowerCase()}/${name}`;
  const whole = new RegExp(String.raw`export \* as (\w+) from '\./(${folder}/[^']+)'`);
  const [, space, file] = whole.exec(read(`${root}/index.ts`)) ?? [];
  const names = [...exportsOf(folder), ...(space ? [space] : [])];
  const types = sourceOf([...names, `${name}Props`].map(nameIn), `${root}/${folder}`, known);
  const texts = [...types, ...(file ? [read(`${root}/${file}`)] : [])];
  return `import { ${names.join(', ')} } from '@seatwise/ui';\n\n${texts.join('\n\n')}`;
};

type AllEvidence = Readonly<Record<string, Evidence>>;

/** The types of each component as the pages show them. */
export const readTypes = (evidence: AllEvidence): Readonly<Record<string, string>> => {
  const known = declarations();
  const entries = Object.entries(evidence);
  return Object.fromEntries(entries.map(([name, of]) => [name, typesOf(name, of, known)]));
};

const pageOf = (
  name: string,
  evidence: Evidence,
  known: ReturnType<typeof declarations>,
): string => {
  const { room, facts, keys, spec, passed } = evidence;
  const stories = read(`${root}/${room.toLowerCase()}/${name}/${name}.stories.tsx`);
  const states = passed?.states ?? [];
  const pictures = picturesOf(stories);
  const [, copied] = written.exec(stories) ?? [];
  return [
    `# ${name}\n\n${summaryOf(name, known)}\n`,
    code('ts', typesOf(name, evidence, known)),
    '',
    section('Do', ...listOf(stories, 'do')),
    section('Do not', ...listOf(stories, 'dont')),
    section('Right beside wrong', pictures && code('tsx', pictures)),
    section('Keyboard', ...keys.map((row) => `- ${row.keys}: ${row.does}`)),
    section('Evidence', ...facts.map(([term, value]) => `- ${term}: ${value}`)),
    section('To copy', copied && code('tsx', copied)),
    section('Stories, whose `args` are props', code('tsx', examples(stories))),
    section(
      'What a screen reader is given',
      ...states.map((state) => `${state.name}\n\n${code('yaml', state.tree)}\n`),
    ),
    section('Specification', spec?.replaceAll(/^## /gm, '### ')),
  ].join('\n');
};

/** The files by their names. */
export const plainPages = (evidence: AllEvidence): Readonly<Record<string, string>> => {
  const known = declarations();
  const names = Object.keys(evidence);
  const entry = (name: string): string => `- [${name}](text/${name}.md): ${summaryOf(name, known)}`;
  const list = (room: Evidence['room']): string =>
    section(room, ...names.filter((name) => evidence[name]!.room === room).map(entry));
  return {
    'tokens.json': JSON.stringify(designTokens(), null, 2),
    'text/guide.md': withoutFileLinks(read('packages/ui/README.md')),
    'text/design.md': withoutFileLinks(read('docs/design.md')),
    'text/writing.md': withoutFileLinks(read('docs/content-style.md')),
    'llms.txt': [
      '# @seatwise/ui\n\n> Accessible React components, patterns and tokens of Seatwise. Each has a page of plain text: props as types, keys, examples, what a screen reader is given, and the sentences that its tests prove. In stories `fn()` stands for a handler and `WithState` for `useState`.\n',
      section(
        'Start',
        '- [Guide](text/guide.md): how to install, theme and translate it',
        '- [A whole form](text/Form.md): values, errors and submitting by `useForm`',
        '- [Design](text/design.md): principles, type, colour, space, motion',
        '- [Writing](text/writing.md): sentences, labels, errors, figures',
        '- [Tokens](tokens.json): the theme in the Design Tokens format',
      ),
      list('Components'),
      list('Patterns'),
    ].join('\n'),
    ...Object.fromEntries(
      names.map((name) => [`text/${name}.md`, pageOf(name, evidence[name]!, known)]),
    ),
  };
};
