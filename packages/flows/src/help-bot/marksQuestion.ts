import { answerOnMarks, type MarksOfYear } from '../marks-to-rank/index.ts';
import { facts as ownFacts } from './messages.ts';
import { plainWords } from './spelling.ts';

/** Marks as students name them: «500 marks», «score of 500», «500 out of 720», «720 me se 500», «500 in neet». */
const namedMarks =
  /\b(\d{1,3}) (?:\w+ )?(?:marks?|score|numbers?)\b|\b(?:marks?|scored?|numbers?) (?:[a-z]+ ){0,2}(\d{1,3})\b|\b(\d{1,3}) (?:out of )?720\b|\b720 (?:me|mein|mai|main) (?:se )?(\d{1,3})\b|\b(\d{3}) (?:in neet|(?:\w+ )?(?:enough|sufficient|kaa?fi))\b|\bneet (?:me|mein|mai|main) (\d{3})\b/;

/** Questions about the rank of some marks, or about what the marks lead to, in place of a rank. */
export const marksToRankTopic = {
  when: [
    namedMarks,
    /\b(ranks?|air|colleges?|seats?|mbbs|bds|govt?|government|admission|mil\w*|enough|sufficient|kaa?fi)\b/,
  ],
  unless: /\b(eligib\w*|qualif\w*|percentiles?|12th|12|minimum|passing|lakhs?)\b/,
};

/** The ranks of the marks in a question in past years; null if the question names no marks. */
export const answerOnMarksIn = (
  question: string,
  years: readonly MarksOfYear[],
  { marks: texts } = ownFacts,
): string | null => {
  const marks = namedMarks.exec(plainWords(question))?.slice(1).find(Boolean);
  const answer = marks === undefined ? null : answerOnMarks(marks, years, texts);
  return answer && [answer.text, answer.warning].filter(Boolean).join(' ');
};
