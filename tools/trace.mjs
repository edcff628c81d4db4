/**
 * Lists which requirements of the catalogue, and which beyond it, have a test that names them. A
 * test names a row by its id (SUP-28) in a title or a table of cases, a story in its tags. Comments
 * do not count, nor do journeys and stories with the tag `again`, which only `pnpm test:all` runs:
 * they prove only rows of the kind `long`. No test is ever skipped here (the linter sees to it), so
 * a green `pnpm test` proves every other row; fails if a row is not named.
 *
 *   pnpm trace            the groups, and each row that no test names
 *   pnpm trace journeys   the journeys whose rows other tests name as well: they may be `@again`
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const catalogue = readFileSync('docs/spec/requirements.md', 'utf8');
const rows = [...catalogue.matchAll(/^\| ([A-Z]{3}-\d{2}) \| (.+?) \| [^|]+ \| \w+ \|$/gm)].map(
  ([, id = '', text = '']) => ({ id, text }),
);
const names = new Map(
  [...catalogue.matchAll(/^\| ([^|]+) \| ([A-Z]{3}) \| \d+ \|$/gm)].map(([, name, code]) => [
    code,
    name,
  ]),
);

/** The rows beyond the specification: `docs/spec/beyond.md`, with ids such as BEY-PAY-01. */
const beyond = readFileSync('docs/spec/beyond.md', 'utf8');
const beyondRows = [...beyond.matchAll(/^\| (BEY-[A-Z]{3}-\d{2}) +\| (.+?) +\| (\w+) +\|$/gm)].map(
  ([, id = '', text = '', kind = '']) => ({ id, text, kind }),
);

const testFile = /\.(test|spec|stories)\.tsx?$/;
const tests = ['packages', 'apps', 'tools', '.storybook'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => testFile.test(name) && !name.split(path.sep).includes('node_modules'))
    .map((name) => path.join(root, name)),
);

/**
 * Removes comments, but only after white space, because a glob in a string may look like one.
 *
 * @param {string} source
 */
const withoutComments = (source) =>
  source.replace(/(?<=^|\s)\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const title = /\btest\(\s*('(?:[^'\\]|\\.)*'|`[^`]*`|"[^"]*"),/.source;
const journey = new RegExp(title, 'g');
const repeatedJourney = new RegExp(`${title}\\s*\\{ tag: [^}]*@again`, 'g');

const tagsOfRepeatedStory = /\btags: \[\s*'again'[^\]]*\]/g;

const everything = tests.map((file) => ({
  file,
  source: withoutComments(readFileSync(file, 'utf8')),
}));
const sources = everything.map(({ file, source }) => ({
  file,
  source: source.replace(repeatedJourney, '').replace(tagsOfRepeatedStory, ''),
}));
/** @param {string} text */
const idsIn = (text) => [...text.matchAll(/\b(?:BEY-)?[A-Z]{3}-\d{2}\b/g)].map(([id]) => id);
const namedInAll = new Set(everything.flatMap(({ source }) => idsIn(source)));
const long = beyondRows.filter(({ id, kind }) => kind === 'long' && namedInAll.has(id));
const named = new Set([
  ...sources.flatMap(({ source }) => idsIn(source)),
  ...long.map(({ id }) => id),
]);

/** @param {{ file: string }} test */
const isJourney = ({ file }) => file.endsWith('.spec.ts');

const groups = [...new Set(rows.map(({ id }) => id.slice(0, 3)))];
const gaps = [...rows, ...beyondRows].filter(({ id }) => !named.has(id));
const unknown = [...named].filter(
  (id) =>
    [...groups, 'BEY'].includes(id.slice(0, 3)) &&
    ![...rows, ...beyondRows].some((row) => row.id === id),
);

if (process.argv.includes('journeys')) {
  const elsewhere = new Set(
    sources.filter((test) => !isJourney(test)).flatMap(({ source }) => idsIn(source)),
  );
  for (const { file, source } of sources.filter(isJourney))
    for (const [, text = ''] of source.matchAll(journey))
      if (idsIn(text).every((id) => elsewhere.has(id))) console.log(`${file}  ${text}`);
} else {
  for (const group of groups) {
    const all = rows.filter(({ id }) => id.startsWith(group));
    const proven = all.filter(({ id }) => named.has(id));
    const bar = '█'.repeat(Math.round((20 * proven.length) / all.length)).padEnd(20, '·');
    const count = `${proven.length} of ${all.length}`.padStart(9);
    console.log(`${group}  ${bar} ${count}  ${names.get(group) ?? ''}`);
  }
  const proven = rows.filter(({ id }) => named.has(id));
  for (const { id, text } of gaps) console.error(`${id}  ${text}`);
  const provenBeyond = beyondRows.filter(({ id }) => named.has(id));
  console.log(`BEY  ${provenBeyond.length} of ${beyondRows.length}  Beyond the specification`);
  console.log(
    `\n${proven.length} of ${rows.length} rows are named by a test, in ${tests.length} files`,
  );
}

for (const id of unknown) console.error(`${id} is named by a test but is no row of the catalogue`);
process.exitCode = unknown.length > 0 || gaps.length > 0 ? 1 : 0;
