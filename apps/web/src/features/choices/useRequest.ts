import { failureOf, fromServer } from '@seatwise/flows/shared';
import { useState } from 'react';
import { dialogs } from '../../content/choices.ts';

/** Runs one request at a time. If it fails, shows the server's message, or else the given one. */
export const useRequest = (failed: string = dialogs.failed) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** Returns whether the request succeeded. */
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
