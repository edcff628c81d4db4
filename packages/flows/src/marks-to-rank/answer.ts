import { numberFormat } from '../shared/format.ts';
import type { Texts } from '../shared/texts.ts';
import { canBeScored, marksFrom } from './marks.ts';
import { marksTexts } from './messages.ts';
import { rankRangesOf, type MarksOfYear } from './rankRanges.ts';

/** What is said, in any language. */
export type MarksTexts = Texts<typeof marksTexts>;

const integer = numberFormat({ maximumFractionDigits: 0 });

/** The ranks that marks were, the years side by side; null where no year says one. */
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
  /** Why a student should not go by it. */
  readonly warning?: string;
}

/** What is said to marks as typed; null where nothing is. */
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
