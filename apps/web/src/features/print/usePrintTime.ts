import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When the current printing began, by a button or the browser's own command; undefined unless the page is being printed. */
export const usePrintTime = (): Date | undefined => {
  const [time, setTime] = useState<Date>();
  useEffect(() => {
    // The browser captures the page as soon as this event has been handled.
    const begin = (): void => flushSync(() => setTime(new Date()));
    const end = (): void => setTime(undefined);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return time;
};
