/**
 * What every component of the design system owes, as far as reading can tell:
 * - a folder with its index, its stories and, where it has behaviour, a SPEC and tests;
 * - each MUST sentence of a SPEC is the title of a test or a step, to the letter;
 * - each public prop has a sentence;
 * - no raw colour outside theme/.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const source = 'packages/ui/src';
const rooms = ['components', 'patterns'];

/** @type {string[]} */
const complaints = [];
let components = 0;
let sentences = 0;
let props = 0;

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');

/** @param {string} room @param {string} name */
const inspect = (room, name) => {
  const folder = `${source}/${room}/${name}`;
  const files = readdirSync(folder);
  components += 1;
  for (const needed of ['index.ts', `${name}.tsx`, `${name}.stories.tsx`])
    if (!files.includes(needed)) complaints.push(`${folder} lacks ${needed}`);

  const tests = files
    .filter((file) => /\.(test|stories)\.tsx?$/.test(file))
    .map((file) => read(`${folder}/${file}`));
  if (files.includes('SPEC.md')) {
    const spec = [...read(`${folder}/SPEC.md`).matchAll(/^- (.*\bMUST\b.*)$/gm)].map(
      ([, sentence = '']) => sentence,
    );
    sentences += spec.length;
    for (const sentence of spec)
      if (
        !tests.some(
          (test) => test.includes(sentence.replaceAll("'", "\\'")) || test.includes(sentence),
        )
      )
        complaints.push(`${folder}/SPEC.md: no test is titled «${sentence}»`);
    if (!files.some((file) => file.endsWith('.test.tsx')))
      complaints.push(`${folder} has a SPEC and no test`);
  } else if (files.some((file) => file.endsWith('.test.tsx')))
    complaints.push(`${folder} has tests and no SPEC.md`);

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
          complaints.push(`${folder}/${file}: ${declared}.${prop} has no sentence`);
      }
    }
  }
};

for (const room of rooms)
  if (existsSync(`${source}/${room}`))
    for (const name of readdirSync(`${source}/${room}`)) inspect(room, name);

const rawColour = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|lab)a?\(/i;
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }))
  if (
    file.endsWith('.css.ts') &&
    !file.startsWith('theme') &&
    rawColour.test(read(`${source}/${file}`))
  )
    complaints.push(`${source}/${file} holds a raw colour`);

for (const complaint of complaints) console.error(complaint);
console.log(
  `components: ${components}, MUST sentences: ${sentences}, public props: ${props}, complaints: ${complaints.length}`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
