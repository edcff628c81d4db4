/**
 * `pnpm lint`, after oxlint: the texts of screens, errors and mails follow docs/content-style.md.
 * No avoided word, no sentence over 25 words, no text in a component, no plural by hand. Texts that
 * the specification quotes are exempt.
 *
 *   node tools/texts.ts                  everything
 *   node tools/texts.ts packages/ui/     the files whose path begins so
 */
import { globSync, readFileSync } from 'node:fs';
import { avoidedPhrases } from './contentWords.mjs';
import { textsOf, type Text } from './textsOf.ts';

const longestSentence = 25;

const spec = globSync('docs/spec/*.md')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const isDocumented = ({ text }: Text): boolean =>
  new RegExp(`['«"]${text.split('…').map(escaped).join(`[^'\n]*`)}['»"]`).test(spec);

const avoided = Object.entries(avoidedPhrases).map(
  ([phrase, instead]) => [new RegExp(String.raw`\b(?:${phrase})\b`, 'i'), instead] as const,
);

const problemsOf = (text: Text): readonly string[] => {
  if (text.isPlural) return ['chooses a plural by hand; use plural()'];
  if (isDocumented(text)) return [];
  if (text.isHardCoded) return [`has a text of its own: «${text.text}»; move it to content`];
  return [
    ...avoided.flatMap(([phrase, instead]) => {
      const found = phrase.exec(text.text)?.[0];
      return found ? [`says «${found}»; write ${instead}: ${text.text}`] : [];
    }),
    ...text.text.split(/(?<=[.?!:;])\s+/).flatMap((sentence) => {
      const { length } = sentence.split(/\s+/);
      return length > longestSentence ? [`has a sentence of ${length} words: ${sentence}`] : [];
    }),
  ];
};

const [prefix = ''] = process.argv.slice(2);
const texts = textsOf(prefix);
const problems = texts.flatMap((text) =>
  problemsOf(text).map((problem) => `${text.file}:${text.line} ${problem}`),
);

for (const problem of problems) console.error(problem);
console.log(`texts: ${texts.length} texts, ${problems.length} against the style`);
process.exitCode = problems.length > 0 ? 1 : 0;
