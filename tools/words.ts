/**
 * `pnpm lint`, beside oxlint: no private word comes back, in names, comments or documents. The
 * list is tools/privateWords.ts.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { privateNames, privateWords } from './privateWords.ts';

const roots = ['packages', 'apps', 'bench', 'docs', 'tools', '.storybook'];
const text = /\.(ts|tsx|mjs|js|css|html|md|mdx)$/;
/** What is generated or installed, the specification, and the list itself. */
const excluded =
  /(^|\/)(node_modules|dist|dist-demo)\/|^docs\/spec\/|^tools\/(privateWords|words\.test)\.ts$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (excluded.test(entry.isDirectory() ? `${file}/` : file)) return [];
    return entry.isDirectory() ? filesIn(file) : text.test(file) ? [file] : [];
  });

const names = new RegExp(`(?<![\\w-])(?:${Object.keys(privateNames).join('|')})(?![\\w-])`, 'g');
/** A word alone or as a part of a camel-cased name, but not inside of a longer word. */
const words = new RegExp(
  Object.keys(privateWords)
    .map((word) => {
      const capital = word[0]!.toUpperCase() + word.slice(1);
      return `(?<![A-Za-z])${word}|${capital}(?![a-z]{3})`;
    })
    .join('|'),
  'g',
);

const instead = (found: string): string | undefined =>
  privateNames[found] ?? privateWords[found.toLowerCase()];

const root = readdirSync('.').filter((name) => text.test(name));
const files = [...root, ...roots.flatMap(filesIn)];
const problems = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(names), ...line.matchAll(words)].map(
        ([found]) => `${file}:${index + 1} says «${found}»; the word is ${instead(found)}`,
      ),
    ),
);

for (const problem of problems) console.error(problem);
console.log(`words: ${files.length} files, ${problems.length} private words`);
process.exitCode = problems.length > 0 ? 1 : 0;
