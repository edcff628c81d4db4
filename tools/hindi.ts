/**
 * `pnpm hindi`: which texts for students lack Hindi, and which Hindi translates an English text
 * that has changed. A twin (docs/languages.md) stores a hash of each English text that it
 * translates in tools/hindi.json.
 *
 *   pnpm hindi                    what is missing, stale or too much
 *   pnpm hindi --accept [path]    the twins at paths that begin so fit the present English
 *   pnpm hindi --csv > out.csv    every text with its Hindi, for a translator
 *   pnpm hindi --csv in.csv       the translator's Hindi comes back into the twins
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { applyCsv, csvOf } from './hindiCsv.ts';
import { catalogueTexts, type Text } from './textsOf.ts';

const record = 'tools/hindi.json';
const twinOf = (file: string): string => file.replace(/\.ts$/, '.hi.ts');

/** Texts for staff, who work in English. */
const ofStaff =
  /content\/(admin\w*|audit|contactMessages|conversations|figures|files|givenUpMails|officialData|users)\.ts|flows\/src\/(admin-\w+|alerts|official-data|upload)\/|StatusBadge|SideNav|StackedBars/;

const hashOf = ({ key, text }: Text): string =>
  createHash('sha256').update(`${key}\n${text}`).digest('hex').slice(0, 5);

/** A key without its plural form, since each language has its own plural forms. */
const nameOf = ({ key }: Text): string => key.replace(/\.(one|other)$/, '');

/** The names that a twin re-exports unchanged from its English module. */
const takenOver = (twin: string): readonly string[] =>
  [...readFileSync(twin, 'utf8').matchAll(/^export \{ ([^}]*) \} from/gm)].flatMap(
    ([, names = '']) => names.split(', '),
  );

const [accept, prefix = ''] = process.argv.slice(2);
const known = JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;
const english = Map.groupBy(
  catalogueTexts().filter(({ file }) => !ofStaff.test(file)),
  ({ file }) => file,
);

if (accept === '--csv' && prefix) {
  const { changed, refused } = applyCsv(readFileSync(prefix, 'utf8'), catalogueTexts);
  for (const place of refused) console.error(`${place} is not there, or lacks a value`);
  console.log(`hindi: ${changed} texts taken over; read them, then format and accept`);
  process.exit(refused.length > 0 ? 1 : 0);
}
if (accept === '--csv') {
  const twins = [...english.keys()].map(twinOf).filter((twin) => existsSync(twin));
  const isStale = (text: Text): boolean => !known[text.file]?.includes(hashOf(text));
  process.stdout.write(
    csvOf(
      new Map(twins.map((twin) => [twin, catalogueTexts(twin)])),
      (twin) => english.get(twin.replace('.hi.ts', '.ts'))!,
      isStale,
    ),
  );
  process.exit();
}

const problems: string[] = [];
const untranslated: string[] = [];
let translated = 0;
let all = 0;
for (const [file, texts] of english) {
  all += texts.length;
  const twin = twinOf(file);
  if (!existsSync(twin)) {
    untranslated.push(`${file} (${texts.length})`);
    continue;
  }
  translated += texts.length;
  if (accept === '--accept' && file.startsWith(prefix))
    known[file] = [...new Set(texts.map(hashOf))].join(' ');
  const kept = takenOver(twin);
  const keys = new Set(catalogueTexts(twin).map(nameOf));
  for (const text of texts) {
    const where = `${file}:${text.line} ${text.key}`;
    if (kept.includes(text.key.split('.')[0]!)) continue;
    if (!keys.has(nameOf(text))) problems.push(`${where} is missing in ${twin}`);
    else if (!known[file]?.includes(hashOf(text)))
      problems.push(`${where} has changed: ${text.text}`);
  }
}

if (accept === '--accept') {
  const sorted = Object.fromEntries(Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`);
}
if (untranslated.length > 0) console.log(`No Hindi yet:\n  ${untranslated.join('\n  ')}`);
for (const problem of problems) console.error(problem);
console.log(`hindi: ${translated} of ${all} texts, ${problems.length} to look at`);
process.exitCode = problems.length > 0 ? 1 : 0;
