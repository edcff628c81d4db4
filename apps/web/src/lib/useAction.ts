import { useState } from 'react';
import { logFailure } from './logFailure.ts';

/** Changes on the server, one at a time, each with a text for its success and its failure. */
export const useAction = (reload: () => void) => {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{
    readonly tone: 'positive' | 'critical';
    readonly text: string;
  }>();

  /** Answers whether it worked. */
  const act = async (
    success: string,
    failure: string,
    work: () => Promise<unknown>,
  ): Promise<boolean> => {
    setBusy(true);
    setResult(undefined);
    try {
      await work();
      setResult({ tone: 'positive', text: success });
      reload();
      return true;
    } catch (error) {
      logFailure(error);
      setResult({ tone: 'critical', text: failure });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { act, isBusy, result, dismissResult: () => setResult(undefined) };
};
