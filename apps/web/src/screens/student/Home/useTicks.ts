import { documents, type DocumentName } from '@seatwise/flows/counselling-dates';
import { useState } from 'react';
import { storedValue } from '../../../lib/storedValue.ts';

const ticksOf = (userId: number | null) =>
  storedValue(`documents.${userId}`, (stored) =>
    Array.isArray(stored) ? documents.filter((name) => stored.includes(name)) : [],
  );

/** The documents that a student has ticked, kept in local storage. */
export const useTicks = (userId: number | null) => {
  const [ticked, setTicked] = useState<readonly DocumentName[]>(() => ticksOf(userId).read());
  const tick = (name: DocumentName, isThere: boolean): void => {
    const next = ticked.filter((other) => other !== name).concat(isThere ? [name] : []);
    setTicked(next);
    ticksOf(userId).write(next);
  };
  return [ticked, tick] as const;
};
