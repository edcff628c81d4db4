import { failureOf, fromServer } from '@seatwise/flows/shared';
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
      setFailure(fromServer(failureOf(error).serverMessage ?? failed));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, failure, run };
};
