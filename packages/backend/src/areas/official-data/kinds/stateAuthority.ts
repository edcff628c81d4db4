import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { stateSourceOf } from '@seatwise/api-client/contract/constants/authorities';
import type { PredictedRound } from '@seatwise/api-client/contract/constants/prediction';
import {
  authorityIndex,
  lettersOf,
  loadAuthority,
  stateInstitutes,
  type Authority,
} from '@seatwise/official-data';
import { placeOf } from '../../../reference/stateRounds.ts';
import { HttpError } from '../../../httpError.ts';
import { roundOf } from '../codes.ts';
import type { Details } from './kind.ts';

/** The spellings are loaded only when the first state list is read. */
const loadSpellings = async () =>
  (await import('@seatwise/official-data/state-spellings')).stateSpellings;

export interface StateAuthority extends Authority {
  readonly state: StateName;
}

/** The exam of a list; lists stored before there was a choice name none, and are of NEET UG. */
export const examOfList = ({ exam }: Pick<Details, 'exam'>): Exam => exam ?? 'UG';

/** The authority that a list's source names, with its data for the list's exam. */
export const authorityOf = async (
  details: Pick<Details, 'source' | 'exam'>,
): Promise<StateAuthority> => {
  for (const [key, { state }] of authorityIndex) {
    if (!state) continue;
    const authority = { ...(await loadAuthority(key, examOfList(details))), state };
    if (stateSourceOf(authority) === details.source) return authority;
  }
  throw new HttpError(400, 'Choose the authority whose list this is.');
};

/** The colleges that only state lists have, and the names that an authority's lists use. */
export const namesOf = async (details: Details) => {
  const [{ key }, spellings] = await Promise.all([authorityOf(details), loadSpellings()]);
  return {
    colleges: stateInstitutes.map(({ id, name, state, kind }) => ({ code: id, name, state, kind })),
    meant: Array.from(spellings.get(key) ?? [], ([written, code]) => ({ written, code })),
  };
};

/** The states whose lists use a college name, by that name. */
export const loadStatesByName = async (): Promise<ReadonlyMap<string, ReadonlySet<StateName>>> => {
  const states = new Map<string, Set<StateName>>();
  for (const [key, names] of await loadSpellings()) {
    const { state } = authorityIndex.get(key)!;
    for (const written of names.keys()) {
      const letters = lettersOf(written);
      states.set(letters, (states.get(letters) ?? new Set()).add(state!));
    }
  }
  return states;
};

/** Finds a text exactly as written, or by its letters. */
export const finderOf = (texts: readonly string[]) => {
  const known = new Set(texts);
  const byLetters = new Map(texts.map((text) => [lettersOf(text), text]));
  return (written: string): string | undefined =>
    known.has(written) ? written : byLetters.get(lettersOf(written));
};

/** The round that a text in the authority's lists names. */
export const stateRoundOf = (authority: Authority, written: string): PredictedRound | undefined => {
  const letters = lettersOf(written);
  const named = authority.rounds.find(({ name }) => lettersOf(name) === letters);
  if (named) return placeOf(authority, named.name);
  const round = roundOf(written);
  return round === 'Round 1' || round === 'Round 2' || round === 'Round 3' ? round : undefined;
};
