import { useEffect, useRef } from 'react';
import type { ChatPanelMessage } from './chatRows.ts';

/**
 * Calls back with the messages that came since the last time: not with those that stood there at
 * first or were still loading, nor with earlier ones that appear above.
 */
export const useArrivals = <Message extends ChatPanelMessage>(
  messages: readonly Message[],
  loading: boolean,
  onArrive: (arrived: readonly Message[]) => void,
): void => {
  const known = useRef(new Set<string>());
  /** Undefined before the first time. */
  const wasLoading = useRef<boolean>(undefined);
  const callBack = useRef(onArrive);

  useEffect(() => {
    callBack.current = onArrive;
  });

  useEffect(() => {
    const keys = known.current;
    const arrived: Message[] = [];
    let isBelowKnown = keys.size === 0 && wasLoading.current === false;
    for (const message of messages) {
      if (keys.has(message.key)) isBelowKnown = true;
      else {
        keys.add(message.key);
        if (isBelowKnown) arrived.push(message);
      }
    }
    wasLoading.current = loading;
    if (arrived.length > 0) callBack.current(arrived);
  }, [messages, loading]);
};
