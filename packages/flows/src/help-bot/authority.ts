import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
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
}

/** Names a state's counselling authority, its portal and our lists of it; null if it is unknown. */
export const nameAuthority = (
  state: StateName,
  { name, shortName, portal, lists = [] }: Authority,
  { locale, authority, ownLists } = ownFacts,
): string | null => {
  const language = locale === 'hi-IN' ? 'hi' : 'en';
  if (!name) return null;
  const short = shortName ? ` (${shortName[language]})` : '';
  return `${authority(state, `${name[language]}${short}`, portal)} ${ownLists(lists.at(-1))}`;
};

/** The answer to a question about a state's counselling, which MCC's rules do not cover. */
export const answerOnAuthority = (
  named: string | null,
  isForPg: boolean,
  { ownRules, forPg } = ownFacts,
): string | null => named && [named, isForPg && forPg, ownRules].filter(Boolean).join(' ');

/** Whether a question is about postgraduate seats. */
export const asksForPg = (question: string): boolean =>
  /\b(pg|post ?graduat\w*|md|ms|mds|dnb)\b/.test(plainWords(question));
