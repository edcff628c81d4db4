import { ApiError, type AnswerOf } from '@seatwise/api-client';
import { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

export type SharedListDetails = AnswerOf<typeof sharedLists.readSharedList>;
export type SharedEntry = SharedListDetails['entries'][number];

/** Links that are cut are refused before they are looked up. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The list that a link leads to; null for a link that leads nowhere. */
export const useSharedList = (token: string) => {
  const { api } = useServices();
  const isEnabled = token !== '';
  const query = useQuery(sharedLists, 'readSharedList', { token }, { isEnabled, nullIf: isGone });
  const comment = (entry: SharedEntry, id: string, text: string) => {
    const { instituteCode, subject, quotaName } = entry;
    const input = { token, id, instituteCode, subject, quotaName, text };
    return api.area(sharedLists).commentOnSharedList(input);
  };
  return { ...query, data: isEnabled ? query.data : null, comment };
};
