import type { RowOf } from '@seatwise/api-client';
import { authorities } from '@seatwise/api-client/contract/authorities';
import { isNotOffered } from '@seatwise/flows/shared';
import { useServices } from '../services/services.ts';
import { examOfUser } from '../session/examOfUser.ts';
import { useUser } from '../session/session.ts';
import { useQuery } from './useQuery.ts';

export type Authority = RowOf<typeof authorities.listAuthorities>;

/** The exam of the account, by which authorities are asked for. */
const useOwnExam = () => ({ exam: examOfUser(useUser(useServices().session)) });

/** The authorities that allot seats in the user's exam; empty while loading or if unavailable. */
export const useAuthorities = (isEnabled = true): readonly Authority[] =>
  useQuery(authorities, 'listAuthorities', useOwnExam(), { isEnabled, nullIf: isNotOffered })
    .data ?? [];

/** The authority of a state and its questions for candidates; undefined if there is none. */
export const useAuthorityOf = (state: string) => {
  const listed = useAuthorities(state !== '').find((of) => state !== '' && of.state === state);
  const key = listed?.key ?? undefined;
  const { data, isStale } = useQuery(
    authorities,
    'readAuthority',
    { key: key ?? '', ...useOwnExam() },
    { isEnabled: key !== undefined, nullIf: isNotOffered },
  );
  return listed && data && !isStale ? { ...listed, ...data } : undefined;
};
