import { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import { isNotOffered } from '@seatwise/flows/shared';
import { useCallback, useMemo } from 'react';
import { commentsBySeat } from '../../features/choices/EntryComments.tsx';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';

const nothing = { share: null, comments: [] };

/** The link to a list and the comments by its entries; undefined where neither is known. */
export const useListShare = (id: string, isOnServer: boolean) => {
  const { api } = useServices();
  const client = api.area(sharedLists);
  const ask = useCallback(
    async (signal: AbortSignal) => {
      if (!isOnServer) return nothing;
      try {
        return await api.area(sharedLists).readChoiceShare({ id }, { signal });
      } catch (error) {
        if (isNotOffered(error)) return undefined;
        throw error;
      }
    },
    [api, id, isOnServer],
  );
  const { answer, status, reload } = useAnswer(ask);
  const comments = answer?.comments;
  const bySeat = useMemo(() => commentsBySeat(comments ?? []), [comments]);
  const unread = (comments ?? []).filter(({ isRead }) => isRead !== true);
  return {
    /** Whether the server offers links; undefined as long as that is not known. */
    isOffered: status === 'loading' ? undefined : answer !== undefined || status === 'failed',
    hasFailed: status === 'failed',
    reload,
    share: answer?.share ?? null,
    bySeat,
    unread,
    markRead: () => client.markCommentsRead({ id, comments: unread.map((one) => one.id) }),
    make: (withRank: boolean) => client.shareChoiceList({ id, withRank }),
    end: () => client.endChoiceShare({ id }),
    send: () => client.shareWithCounsellor({ id }),
  };
};

export type ListShare = ReturnType<typeof useListShare>;
