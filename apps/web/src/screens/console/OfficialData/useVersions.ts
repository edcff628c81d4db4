import { adminData } from '@seatwise/api-client/contract/adminData';
import type { AnswerOf } from '@seatwise/api-client';
import { content } from '../../../content/officialData.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';
import { listText } from './listText.ts';
import type { Question } from './VersionQuestion.tsx';

export type PublishedData = AnswerOf<(typeof adminData)['readData']>;
export type Version = PublishedData['versions'][number];

/** The published versions, and the calls that withdraw and restore their lists. */
export const useVersions = () => {
  const { api } = useServices();
  const query = useQuery(adminData, 'readData');
  const { mutate, ...mutation } = useMutation(query.refetch);
  const calls = api.area(adminData);

  return {
    ...query,
    ...mutation,
    change: ({ change, version }: Question) => {
      const { id } = version;
      const { failed, done } = content.question[change];
      const call = change === 'withdraw' ? calls.withdrawDataVersion : calls.restoreDataVersion;
      return mutate(() => call({ id }), failed, done(listText(version)));
    },
  };
};
