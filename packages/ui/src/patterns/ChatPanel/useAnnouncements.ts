import { useCallback, useEffect, useRef } from 'react';
import { announce } from '../../internal/announce.ts';

/** Texts within this time are announced together, because an announcement interrupts the previous one. Milliseconds. */
const batchDelay = 200;

/** More texts than this are announced only by their count. */
const maxTexts = 3;

/** Announces texts politely and in batches. */
export const useAnnouncements = (
  summaryOf: (count: number) => string,
): ((texts: readonly string[]) => void) => {
  const pending = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      pending.current = [];
    },
    [],
  );

  return useCallback(
    (texts) => {
      if (texts.length === 0) return;
      pending.current.push(...texts);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        const all = pending.current.splice(0);
        announce(all.length > maxTexts ? summaryOf(all.length) : all.join('\n'));
      }, batchDelay);
    },
    [summaryOf],
  );
};
