import { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import { isNotOffered } from '@seatwise/flows/shared';
import { useMemo } from 'react';
import { commentsBySeat } from '../../../features/choices/EntryComments.tsx';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

const nothing = { status: 'ready', data: { share: null, comments: [] } } as const;

/** The link to a list and the comments by its entries; undefined where neither is known. */
export const useListShare = (id: string, isOnServer: boolean) => {
  const { api } = useServices();
  const client = api.area(sharedLists);
  const query = useQuery(
    sharedLists,
    'readChoiceShare',
    { id },
    { isEnabled: isOnServer, nullIf: isNotOffered },
  );
  const { data, status, refetch } = isOnServer ? query : { ...query, ...nothing };
  const comments = data?.comments;
  const bySeat = useMemo(() => commentsBySeat(comments ?? []), [comments]);
  const unread = (comments ?? []).filter(({ isRead }) => isRead !== true);
  return {
    /** Whether the server offers links; undefined as long as that is not known. */
    isOffered: status === 'loading' ? undefined : data !== null || status === 'failed',
    hasFailed: status === 'failed',
    reload: refetch,
    share: data?.share ?? null,
    bySeat,
    unread,
    markRead: () => client.markCommentsRead({ id, comments: unread.map((one) => one.id) }),
    make: (withRank: boolean) => client.shareChoiceList({ id, withRank }),
    end: () => client.endChoiceShare({ id }),
    send: () => client.shareWithCounsellor({ id }),
  };
};

export type ListShare = ReturnType<typeof useListShare>;
