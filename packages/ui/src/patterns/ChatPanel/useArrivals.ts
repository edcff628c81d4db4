import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChatPanelMessage } from './chatDays.ts';

/**
 * Calls back with newly appended messages, but not with initial ones, with the messages of a
 * loading history, or with earlier messages that are prepended.
 */
export const useArrivals = <Message extends ChatPanelMessage>(
  messages: readonly Message[],
  loading: boolean,
  onArrive: (arrived: readonly Message[]) => void,
): void => {
  const known = useRef(new Set<string>());
  /** Undefined before the first effect. */
  const wasLoading = useRef<boolean>(undefined);
  const report = useEffectEvent(onArrive);

  useEffect(() => {
    const keys = known.current;
    const arrived: Message[] = [];
    let isAppended = keys.size === 0 && wasLoading.current === false;
    for (const message of messages) {
      if (keys.has(message.key)) isAppended = true;
      else {
        keys.add(message.key);
        if (isAppended) arrived.push(message);
      }
    }
    wasLoading.current = loading;
    if (arrived.length > 0) report(arrived);
  }, [messages, loading]);
};
