/**
 * `pnpm lint`, after oxlint: no private word comes back in names, comments or documents, and a
 * comment begins with its subject. The lists are in tools/privateWords.mjs.
 *
 *   node tools/words.ts                  everything
 *   node tools/words.ts packages/ui/     the files whose path begins so
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bareOpeners, privatePhrases, privateWords } from './privateWords.mjs';

const roots = ['packages', 'apps', 'bench', 'docs', 'tools', '.storybook'];
const text = /\.(ts|tsx|mjs|js|css|html|md|mdx)$/;
/** Generated and installed files, the specification, and the lists themselves. */
const excluded =
  /(^|\/)(node_modules|dist|dist-demo|dist-server)\/|^docs\/spec\/|^tools\/(privateWords\.mjs|words\.test\.ts)$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (excluded.test(entry.isDirectory() ? `${file}/` : file)) return [];
    return entry.isDirectory() ? filesIn(file) : text.test(file) ? [file] : [];
  });

/** Matches a word or a part of a camel-cased name, but not part of a longer word. */
const words = new RegExp(
  Object.keys(privateWords)
    .map((word) => {
      const capital = word[0]!.toUpperCase() + word.slice(1);
      return `(?<![A-Za-z])${word}|${capital}(?![a-z]{3})`;
    })
    .join('|'),
  'g',
);
const phrases = new RegExp(`\\b(?:${Object.keys(privatePhrases).join('|')})\\b(?! for\\b)`, 'gi');

const comment = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/|\{\/\*)\s?(.*)$|\s\/\/ (.*)$/;
const title = /\b(?:it|test|describe)(?:\.\w+)*(?:\(.*\))?\((['`"].*)$/;
/** The prose in a line: a document's text, a comment or the title of a test. */
const proseOf = (file: string, line: string): string => {
  if (/\.mdx?$/.test(file)) return line.replaceAll(/`[^`]*`|\([^)]*\)/g, '');
  const [, whole, behind] = comment.exec(line) ?? [];
  return whole ?? behind ?? title.exec(line)?.[1] ?? '';
};

const opener = new RegExp(`^(?:${bareOpeners.join('|')})\\b`);
/** The first word of a comment that begins in this line, if it is not a subject. */
const openerOf = (line: string, previous: string): string | undefined => {
  const begins = /^\s*\/\*\*? /.test(line) || /^\s*\/\*\*$/.test(previous);
  const follows = /^\s*\/\//.test(previous);
  const sentence = begins || (/^\s*\/\/ /.test(line) && !follows) ? proseOf('.ts', line) : '';
  return opener.exec(sentence)?.[0];
};

const [prefix = ''] = process.argv.slice(2);
const root = readdirSync('.').filter((name) => text.test(name));
const files = [...root, ...roots.flatMap(filesIn)].filter((file) => file.startsWith(prefix));
const problems = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index, lines) => {
      const bare = openerOf(line, lines[index - 1] ?? '');
      return [
        ...Array.from(
          line.matchAll(words),
          ([found]) => `says «${found}»; the word is ${privateWords[found.toLowerCase()]}`,
        ),
        ...Array.from(
          proseOf(file, line).matchAll(phrases),
          ([found]) => `says «${found}»; write ${privatePhrases[found.toLowerCase()]}`,
        ),
        ...(bare && /\.(ts|tsx|mjs|js|css)$/.test(file)
          ? [`begins a comment with «${bare}»; begin with its subject`]
          : []),
      ].map((problem) => `${file}:${index + 1} ${problem}`);
    }),
);

for (const problem of problems) console.error(problem);
console.log(`words: ${files.length} files, ${problems.length} private words`);
process.exitCode = problems.length > 0 ? 1 : 0;
