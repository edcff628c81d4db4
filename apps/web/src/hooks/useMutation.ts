import {
  changedMeanwhile,
  conflictsOf,
  isUndecided,
  undecided,
  type Conflict,
} from '@seatwise/flows/shared';
import { useState } from 'react';
import { logFailure } from '../lib/logFailure.ts';

/**
 * Changes on the server, one at a time. The changed data are loaded again after each change, even a
 * failed one, because its response may have been lost, or another person was faster.
 */
export const useMutation = (refetch: () => void) => {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{
    readonly tone: 'positive' | 'critical';
    readonly text: string;
  }>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);

  /** Makes a call and shows the message for its failure or success. Resolves to whether the call succeeded. */
  const mutate = async <Answer>(
    call: () => Promise<Answer>,
    failed: string,
    done?: string | ((answer: Answer) => string),
  ): Promise<boolean> => {
    setBusy(true);
    setResult(undefined);
    setConflicts([]);
    try {
      const answer = await call();
      const text = typeof done === 'function' ? done(answer) : done;
      if (text !== undefined) setResult({ tone: 'positive', text });
      return true;
    } catch (error) {
      logFailure(error);
      const found = conflictsOf(error);
      const reason = found.length > 0 ? changedMeanwhile : failed;
      setConflicts(found);
      setResult({ tone: 'critical', text: isUndecided(error) ? undecided : reason });
      return false;
    } finally {
      setBusy(false);
      refetch();
    }
  };

  return { mutate, isBusy, result, conflicts, dismissResult: () => setResult(undefined) };
};
