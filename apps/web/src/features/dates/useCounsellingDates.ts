import { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { CounsellingDate } from '@seatwise/flows/season';
import { isNotOffered } from '@seatwise/flows/shared';
import { useCallback } from 'react';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';

/** The dates of an exam; null where a backend has none. */
export const useCounsellingDates = (exam: Exam) => {
  const { api } = useServices();
  return useAnswer(
    useCallback(
      async (signal: AbortSignal): Promise<readonly CounsellingDate[] | null> => {
        try {
          return await api.area(counsellingDates).listCounsellingDates({ exam }, { signal });
        } catch (error) {
          if (isNotOffered(error)) return null;
          throw error;
        }
      },
      [api, exam],
    ),
  );
};
