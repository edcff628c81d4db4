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
  const { mutate, ...mutation } = useMutation(query.refetch);

  return {
    ...query,
    ...mutation,
    rollBack: () =>
      mutate(
        () => api.area(adminData).rollBackData({ version: query.data!.current }),
        content.notRolledBack,
        ({ current }) => content.rolledBack(current),
      ),
  };
};
