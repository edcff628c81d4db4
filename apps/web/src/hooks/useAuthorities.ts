import type { RowOf } from '@seatwise/api-client';
import { authorities } from '@seatwise/api-client/contract/authorities';
import { isNotOffered } from '@seatwise/flows/shared';
import { useQuery } from './useQuery.ts';

export type Authority = RowOf<typeof authorities.listAuthorities>;

/** Who gives the seats of each state; none while that loads, fails or is not offered. */
export const useAuthorities = (isEnabled = true): readonly Authority[] =>
  useQuery(authorities, 'listAuthorities', undefined, { isEnabled, nullIf: isNotOffered }).data ??
  [];

/** What the authority of a state asks of its candidates; undefined where there is none. */
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
