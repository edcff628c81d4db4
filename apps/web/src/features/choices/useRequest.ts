import { ApiError } from '@seatwise/api-client';
import { useState } from 'react';
import { dialogs } from '../../content/choices.ts';

/** One request at a time; of its failure shows what the server said, else that it did not work. */
export const useRequest = (failed: string = dialogs.failed) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** Answers whether it worked. */
  const run = async (request: () => unknown): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await request();
      return true;
    } catch (error) {
      const message = error instanceof ApiError ? error.serverMessage : undefined;
      setFailure(message ?? failed);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, failure, run };
};
