import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { facts as ownFacts } from './messages.ts';
import { plainWords } from './spelling.ts';
import { stateIn } from './states.ts';

/** The state that a question names, directly or through its counselling authority. */
export const stateNamedIn = (question: string): StateName | undefined =>
  stateIn(plainWords(question));

interface Authority {
  /** In both languages. */
  readonly name?: { readonly en: string; readonly hi: string } | undefined;
  readonly shortName?: { readonly en: string; readonly hi: string } | undefined;
  readonly portal?: string | undefined;
  /** The years of which we have the authority's lists, the earliest first. */
  readonly lists?: readonly number[] | undefined;
  /** The exam of the lists, if it is not the student's. */
  readonly otherExam?: Exam | undefined;
  /** False if we only know the authority of the undergraduate seats, and the question is on others. */
  readonly isSure?: boolean | undefined;
}

/** What is known of having seats from MCC and this authority at once; null if it is unknown. */
export const answerOnTwoSeats = (
  exam: Exam,
  { name, shortName = name }: Authority,
  { locale, twoSeats } = ownFacts,
): string | null =>
  shortName ? twoSeats(exam, shortName[locale === 'hi-IN' ? 'hi' : 'en']) : null;

/** Names a state's counselling authority, its portal and our lists of it; null if it is unknown. */
export const nameAuthority = (
  state: StateName,
  { name, shortName, portal, lists = [], otherExam, isSure = true }: Authority,
  { locale, authority, ownLists, forPg } = ownFacts,
): string | null => {
  const language = locale === 'hi-IN' ? 'hi' : 'en';
  if (!name) return null;
  const short = shortName ? ` (${shortName[language]})` : '';
  const named = authority(state, `${name[language]}${short}`, portal);
  return [named, ownLists(lists.at(-1), otherExam), !isSure && forPg].filter(Boolean).join(' ');
};

/** The answer to a question on a state's counselling, of which MCC's rules say nothing. */
export const answerOnAuthority = (named: string | null, { ownRules } = ownFacts): string | null =>
  named && `${named} ${ownRules}`;

/** The exam that a question is about; undefined if it names none. */
export const examAskedFor = (question: string): Exam | undefined => {
  const words = plainWords(question);
  if (/\bmds\b/.test(words)) return 'MDS';
  if (/\b(pg|post ?graduat\w*|md|ms|dnb)\b/.test(words)) return 'PG';
  return /\b(ug|mbbs|bds)\b/.test(words) ? 'UG' : undefined;
};
