import { useCallback, useEffect, useRef } from 'react';
import { announce } from '../../internal/announce.ts';

/** What comes within this pause is announced as one: a second announcement cuts off the first. */
const pause = 200;

/** More than this are announced by their number alone. */
const most = 3;

/** Announces texts as they come, politely and not one over the other. */
export const useAnnouncements = (
  summaryOf: (count: number) => string,
): ((texts: readonly string[]) => void) => {
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      waiting.current = [];
    },
    [],
  );

  return useCallback(
    (texts) => {
      if (texts.length === 0) return;
      waiting.current.push(...texts);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        const all = waiting.current.splice(0);
        announce(all.length > most ? summaryOf(all.length) : all.join('\n'));
      }, pause);
    },
    [summaryOf],
  );
};
