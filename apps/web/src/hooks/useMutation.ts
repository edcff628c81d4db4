import { isUndecided, undecided } from '@seatwise/flows/shared';
import { useState } from 'react';
import { logFailure } from '../lib/logFailure.ts';

/**
 * Changes on the server, one at a time. What they change is loaded again after each, also after one
 * that failed: its answer may have been lost, or another person was faster.
 */
export const useMutation = (refetch: () => void) => {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{
    readonly tone: 'positive' | 'critical';
    readonly text: string;
  }>();

  /** `work` resolves with what is said of its success. Answers whether it worked. */
  const act = async (
    failure: string,
    work: () => Promise<string | undefined>,
  ): Promise<boolean> => {
    setBusy(true);
    setResult(undefined);
    try {
      const text = await work();
      if (text !== undefined) setResult({ tone: 'positive', text });
      return true;
    } catch (error) {
      logFailure(error);
      setResult({ tone: 'critical', text: isUndecided(error) ? undecided : failure });
      return false;
    } finally {
      setBusy(false);
      refetch();
    }
  };

  return { act, isBusy, result, dismissResult: () => setResult(undefined) };
};
