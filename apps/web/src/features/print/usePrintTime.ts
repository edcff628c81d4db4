import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When the printing of the page began, by a button or by the browser's own command; undefined while it is not printed. */
export const usePrintTime = (): Date | undefined => {
  const [time, setTime] = useState<Date>();
  useEffect(() => {
    // The browser takes its picture of the page as soon as this event has been handled.
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
