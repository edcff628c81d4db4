import { numberFormat } from '../shared/format.ts';
import type { Texts } from '../shared/texts.ts';
import { canBeScored, marksFrom } from './marks.ts';
import { marksTexts } from './messages.ts';
import { rankRangesOf, type MarksOfYear } from './rankRanges.ts';

/** The texts of an answer, in any language. */
export type MarksTexts = Texts<typeof marksTexts>;

const integer = numberFormat({ maximumFractionDigits: 0 });

/** The ranks of some marks, year by year; null if no year has one. */
const sentenceOf = (
  marks: number,
  years: readonly MarksOfYear[],
  { locale, about, range, ranks }: MarksTexts,
): string | null => {
  const format = (rank: number): string => integer(locale).format(rank);
  const parts = rankRangesOf(marks, years).map(({ year, from, to }) =>
    from === to ? about(format(from), String(year)) : range(format(from), format(to), String(year)),
  );
  return parts.length === 0
    ? null
    : ranks(String(marks), new Intl.ListFormat(locale).format(parts));
};

interface MarksAnswer {
  readonly kind: 'ranks' | 'unknown' | 'wrong';
  readonly text: string;
  /** Why a student should not rely on the answer. */
  readonly warning?: string;
}

/** The answer to marks as typed; null if there is none. */
export const answerOnMarks = (
  typed: string,
  years: readonly MarksOfYear[],
  texts: MarksTexts = marksTexts,
): MarksAnswer | null => {
  if (typed.trim() === '') return null;
  const marks = marksFrom(typed);
  if (marks === undefined) return { kind: 'wrong', text: texts.notMarks };
  if (!canBeScored(marks)) return { kind: 'wrong', text: texts.impossible(String(marks)) };
  const sentence = sentenceOf(marks, years, texts);
  return sentence === null
    ? { kind: 'unknown', text: texts.unknown(String(marks)) }
    : { kind: 'ranks', text: sentence, warning: texts.warning };
};
