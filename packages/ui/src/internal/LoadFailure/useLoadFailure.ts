import { useCallback } from 'react';
import { useMessages } from '../useMessages.ts';
import { loadFailureMessages } from './messages.ts';
import { showLoadFailure } from './showLoadFailure.ts';

/** Returns a function that shows the load failure alert. */
export const useLoadFailure = (): (() => void) => {
  const { failed } = useMessages('LoadFailure', loadFailureMessages);
  return useCallback(() => showLoadFailure(failed), [failed]);
};
