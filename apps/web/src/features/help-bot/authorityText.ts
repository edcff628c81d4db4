import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import { nameAuthority } from '@seatwise/flows/help-bot';
import type { Facts } from './facts.ts';

/** The authority that counsels for a state, and our data about it; null if it is unknown. */
export const authorityText = async (
  state: StateName | undefined,
  texts: Facts['texts'],
): Promise<string | null> => {
  if (!state) return null;
  const { authorityIndex, authorityKeyOf, loadAuthority, otherAuthorities } =
    await import('@seatwise/official-data/authorities');
  const key = authorityKeyOf(state);
  const authority = key
    ? { ...(await loadAuthority(key)), lists: authorityIndex.get(key)?.lists }
    : otherAuthorities.find((other) => other.state === state);
  return authority ? nameAuthority(state, authority, texts) : null;
};
