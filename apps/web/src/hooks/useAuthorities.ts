import type { RowOf } from '@seatwise/api-client';
import { authorities } from '@seatwise/api-client/contract/authorities';
import { isNotOffered } from '@seatwise/flows/shared';
import { useQuery } from './useQuery.ts';

export type Authority = RowOf<typeof authorities.listAuthorities>;

/** The authorities that allot the seats of each state; empty while they load, if that fails, or if they are not offered. */
export const useAuthorities = (isEnabled = true): readonly Authority[] =>
  useQuery(authorities, 'listAuthorities', undefined, { isEnabled, nullIf: isNotOffered }).data ??
  [];

/** The authority of a state and its questions for candidates; undefined if there is none. */
export const useAuthorityOf = (state: string) => {
  const listed = useAuthorities(state !== '').find((of) => state !== '' && of.state === state);
  const key = listed?.key ?? undefined;
  const { data, isStale } = useQuery(
    authorities,
    'readAuthority',
    { key: key ?? '' },
    { isEnabled: key !== undefined, nullIf: isNotOffered },
  );
  return listed && data && !isStale ? { ...listed, ...data } : undefined;
};
