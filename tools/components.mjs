/**
 * Checks what every component of the design system must have, as far as its source shows:
 * - a folder with its module, its stories with their do and don't and, if it has behaviour, a SPEC
 *   and tests;
 * - each MUST sentence of a SPEC is the exact title of a test; a family shares a SPEC and tests in
 *   testing/;
 * - each public prop has a sentence;
 * - no raw colour, size or font outside theme/.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const source = 'packages/ui/src';
const rooms = ['components', 'patterns'];

/** @type {string[]} */
const problems = [];
let components = 0;
let sentences = 0;
let props = 0;

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');

/** The ids of the requirements that a test proves, at the start of its title. */
const ids = /(['"`])(?:[A-Z]{3}-\d+:? )+/g;

/**
 * Each sentence must be a quoted title; ids of requirements before it do not count.
 * @param {string} spec @param {string[]} tests
 */
const compare = (spec, tests) => {
  const titles = tests.map(read).join('\n').replaceAll("\\'", "'").replaceAll(ids, '$1');
  const wanted = [...read(spec).matchAll(/^- (?:[A-Z]{3}-\d+ )*(.*\bMUST\b.*)$/gm)].map(
    ([, sentence = '']) => sentence,
  );
  sentences += wanted.length;
  if (wanted.length === 0 && !/testing\/behavesAs\w+\.md/.test(read(spec)))
    problems.push(`${spec} demands nothing`);
  for (const sentence of wanted)
    if (!["'", '"', '`'].some((quote) => titles.includes(quote + sentence + quote)))
      problems.push(`${spec}: no test is titled «${sentence}»`);
};

/** @param {string} room @param {string} name */
const inspect = (room, name) => {
  const folder = `${source}/${room}/${name}`;
  const files = readdirSync(folder);
  components += 1;
  for (const needed of [`${name}.tsx`, `${name}.stories.tsx`])
    if (!files.includes(needed)) problems.push(`${folder} lacks ${needed}`);

  const stories = files.includes(`${name}.stories.tsx`)
    ? read(`${folder}/${name}.stories.tsx`)
    : '';
  if (stories && !/guidance: \{\s*do: \[[^\]]+\],\s*dont: \[[^\]]+\]/.test(stories))
    problems.push(`${folder} does not say in its stories what to do and what not to do`);

  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const examined = tests.some((file) => file.endsWith('.test.tsx'));
  if (examined && !files.includes('SPEC.md')) problems.push(`${folder} has tests and no SPEC.md`);
  if (files.includes('SPEC.md'))
    compare(
      `${folder}/SPEC.md`,
      tests.map((file) => `${folder}/${file}`),
    );

  for (const file of files.filter((entry) =>
    /^(?!.*\.(test|stories|css)\.).*\.tsx?$/.test(entry),
  )) {
    for (const [, declared = '', body = ''] of read(`${folder}/${file}`).matchAll(
      /^export interface (\w+)[^{]*\{\n([\s\S]*?)^\}/gm,
    )) {
      for (const [, doc, prop = ''] of body.matchAll(
        /(\/\*\*[\s\S]*?\*\/\s*)?^  readonly '?([\w-]+)'?\??:/gm,
      )) {
        props += 1;
        if (!doc && declared.endsWith('Props'))
          problems.push(`${folder}/${file}: ${declared}.${prop} has no sentence`);
      }
    }
  }
};

for (const room of rooms)
  if (existsSync(`${source}/${room}`))
    for (const name of readdirSync(`${source}/${room}`)) inspect(room, name);

for (const file of readdirSync(`${source}/testing`).filter((entry) => entry.endsWith('.md')))
  compare(`${source}/testing/${file}`, [`${source}/testing/${file.replace('.md', '.tsx')}`]);

/** @type {readonly (readonly [string, RegExp])[]} */
const raw = [
  ['colour', /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|lab)a?\(/i],
  ['size', /(?<![\w.])\d*\.?\d+(px|rem|em|pt|ch)\b/],
  ['font', /font-?family['"]?: ['"]/i],
];
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  if (!/\.css\.ts$|^css\//.test(file) || file.startsWith('theme/')) continue;
  const text = read(`${source}/${file}`).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  for (const [what, pattern] of raw)
    if (pattern.test(text))
      problems.push(`${source}/${file} holds a raw ${what}: ${pattern.exec(text)?.[0]}`);
}

for (const problem of problems) console.error(problem);
console.log(
  `components: ${components}, MUST sentences: ${sentences}, public props: ${props}, problems: ${problems.length}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
