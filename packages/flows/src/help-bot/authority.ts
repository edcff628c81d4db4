import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import { facts as ownFacts } from './messages.ts';
import { plainWords } from './spelling.ts';
import { stateIn } from './states.ts';

/** The state that a question names, by itself or by who counsels for it. */
export const stateNamedIn = (question: string): StateName | undefined =>
  stateIn(plainWords(question));

interface Authority {
  /** In both languages. */
  readonly name?: { readonly en: string; readonly hi: string } | undefined;
  readonly shortName?: { readonly en: string; readonly hi: string } | undefined;
  readonly portal?: string | undefined;
  /** The years whose lists of it we have, the earliest first. */
  readonly lists?: readonly number[] | undefined;
}

/** Who counsels for a state, where, and what we have of it; null where it is not known. */
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

/** The answer to a question on a state's counselling, of which MCC's rules say nothing. */
export const answerOnAuthority = (
  named: string | null,
  isForPg: boolean,
  { ownRules, forPg } = ownFacts,
): string | null => named && [named, isForPg && forPg, ownRules].filter(Boolean).join(' ');

/** Whether a question is about postgraduate seats. */
export const asksForPg = (question: string): boolean =>
  /\b(pg|post ?graduat\w*|md|ms|mds|dnb)\b/.test(plainWords(question));
