import { adminData } from '@seatwise/api-client/contract/adminData';
import type { AnswerOf } from '@seatwise/api-client';
import { useCallback, useState } from 'react';
import { content } from '../../content/data.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';

export type PublishedData = AnswerOf<(typeof adminData)['readData']>;
export type Version = PublishedData['versions'][number];

interface Result {
  readonly tone: 'positive' | 'critical';
  readonly text: string;
}

/** The published versions, and the way back to the one before. */
export const useVersions = () => {
  const { api } = useServices();
  const loaded = useAnswer(
    useCallback((signal) => api.area(adminData).readData(undefined, { signal }), [api]),
  );
  const { answer, reload } = loaded;
  const [isRollingBack, setRollingBack] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  const rollBack = async (): Promise<void> => {
    setRollingBack(true);
    setResult(null);
    try {
      const { current } = await api.area(adminData).rollBackData({ version: answer!.current });
      setResult({ tone: 'positive', text: content.rolledBack(current) });
    } catch (error) {
      logFailure(error);
      setResult({ tone: 'critical', text: content.notRolledBack });
    } finally {
      setRollingBack(false);
      reload();
    }
  };

  return { ...loaded, rollBack, isRollingBack, result, dismiss: () => setResult(null) };
};
