import { backtest } from '@seatwise/api-client/contract/backtest';
import { isNotOffered } from '@seatwise/flows/shared';
import { useCallback } from 'react';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';
import type { BacktestGroup } from './calibration.ts';

const notOffered = 'notOffered';

/** The measured predictions; 'notOffered' where the backend does not measure. */
export const useBacktest = () => {
  const { api } = useServices();
  const ask = useCallback(
    async (signal: AbortSignal): Promise<readonly BacktestGroup[] | typeof notOffered> => {
      try {
        const { groups } = await api.area(backtest).readBacktest({}, { signal });
        return groups.filter(({ years }) => years.length > 0);
      } catch (error) {
        if (isNotOffered(error)) return notOffered;
        throw error;
      }
    },
    [api],
  );
  return useAnswer(ask);
};
