import { authorities } from '@seatwise/api-client/contract/authorities';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { isNotOffered } from '@seatwise/flows/shared';
import { useFetched, type Query } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';
import { useOpened, type Way } from './useCollege.ts';

/** The anchor of the part with the ways in. */
export const waysId = 'ways';

/** The ways into a college for an exam; null if the backend does not list them. */
export type Ways = Query<readonly Way[] | null>;

/** The authorities that allot a college's seats in an exam, by default in NEET UG. */
export const useWays = (code: string, exam: Exam = 'UG'): Ways => {
  const { api } = useServices();
  const { ways } = useOpened(code);
  const embedded = exam === 'UG' ? ways : undefined;
  const fetched = useFetched(
    `${code} ${exam}`,
    async (signal) => {
      try {
        return await api.area(authorities).readWays({ code, exam }, { signal });
      } catch (error) {
        if (isNotOffered(error)) return null;
        throw error;
      }
    },
    embedded === undefined,
  );
  return embedded ? { ...fetched, status: 'ready', data: embedded, isStale: false } : fetched;
};
