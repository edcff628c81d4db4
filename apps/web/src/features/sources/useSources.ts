import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { isNotOffered } from '@seatwise/flows/shared';
import type { Source } from '../../components/originOf.ts';
import { useFetched } from '../../hooks/useQuery.ts';
import { whenIdle } from '../../lib/scheduling.ts';
import { useServices } from '../../services/services.ts';

const none: readonly Source[] = [];

/** The published lists in force, loaded in idle time; empty if the backend does not name them. */
export const useSources = (): readonly Source[] => {
  const { api } = useServices();
  const { data = none } = useFetched('sources', async (signal) => {
    await whenIdle();
    const { colleges } = await import('@seatwise/api-client/contract/colleges');
    try {
      return await api.area(colleges).listSources(undefined, { signal });
    } catch (error) {
      if (isNotOffered(error)) return none;
      throw error;
    }
  });
  return data;
};

/** The seat matrices among the lists: the last one of each exam. */
export const matricesOf = (lists: readonly Source[]): readonly Source[] =>
  exams.flatMap(
    (exam) => lists.findLast((list) => list.kind === 'seats' && list.exam === exam) ?? [],
  );
