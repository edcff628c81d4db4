import { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import { isNotOffered } from '@seatwise/flows/shared';
import { useMemo } from 'react';
import { commentsBySeat } from '../../../features/choices/EntryComments.tsx';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

/** The link to a list and the comments on its entries; requested only once the server has the list. */
export const useListShare = (id: string, isOnServer: boolean) => {
  const { api } = useServices();
  const client = api.area(sharedLists);
  const { data, status, refetch } = useQuery(
    sharedLists,
    'readChoiceShare',
    { id },
    { isEnabled: isOnServer, nullIf: isNotOffered },
  );
  const comments = data?.comments;
  const bySeat = useMemo(() => commentsBySeat(comments ?? []), [comments]);
  const unread = (comments ?? []).filter(({ isRead }) => isRead !== true);
  const thenReload = async (call: Promise<unknown>): Promise<void> => {
    await call;
    refetch();
  };
  return {
    /** Whether the server offers links; false until that is known. */
    isOffered: status !== 'loading' && data !== null,
    hasFailed: status === 'failed',
    reload: refetch,
    link: data?.share ?? null,
    bySeat,
    unread,
    markRead: () =>
      thenReload(client.markCommentsRead({ id, comments: unread.map((one) => one.id) })),
    make: (withRank: boolean) => thenReload(client.shareChoiceList({ id, withRank })),
    end: () => thenReload(client.endChoiceShare({ id })),
    send: () => thenReload(client.shareWithCounsellor({ id })),
  };
};

export type ListShare = ReturnType<typeof useListShare>;
