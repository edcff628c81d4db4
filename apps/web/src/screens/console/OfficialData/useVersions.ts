import { adminData } from '@seatwise/api-client/contract/adminData';
import type { AnswerOf } from '@seatwise/api-client';
import { content } from '../../../content/officialData.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

export type PublishedData = AnswerOf<(typeof adminData)['readData']>;
export type Version = PublishedData['versions'][number];

/** The published versions, and the way back to the one before. */
export const useVersions = () => {
  const { api } = useServices();
  const query = useQuery(adminData, 'readData');
  const { act, ...action } = useMutation(query.refetch);

  return {
    ...query,
    ...action,
    rollBack: () =>
      act(content.notRolledBack, async () => {
        const { current } = await api
          .area(adminData)
          .rollBackData({ version: query.data!.current });
        return content.rolledBack(current);
      }),
  };
};
