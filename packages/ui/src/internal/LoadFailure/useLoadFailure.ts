import { useCallback } from 'react';
import { useMessages } from '../useMessages.ts';
import { loadFailureMessages } from './messages.ts';
import { showLoadFailure } from './showLoadFailure.ts';

/** Returns what tells the person that code could not be loaded. */
export const useLoadFailure = (): (() => void) => {
  const { failed } = useMessages('LoadFailure', loadFailureMessages);
  return useCallback(() => showLoadFailure(failed), [failed]);
};
