import { documents, type DocumentName } from '@seatwise/flows/season';
import { useState } from 'react';

const keyOf = (userId: number | null): string => `documents.${userId}`;

const readTicks = (userId: number | null): readonly DocumentName[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? documents.filter((name) => stored.includes(name)) : [];
  } catch {
    return [];
  }
};

/** The documents that a student has ticked, kept in local storage. */
export const useTicks = (userId: number | null) => {
  const [ticked, setTicked] = useState(() => readTicks(userId));
  const tick = (name: DocumentName, isThere: boolean): void => {
    const next = ticked.filter((other) => other !== name).concat(isThere ? [name] : []);
    setTicked(next);
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(next));
    } catch {
      // Full or forbidden storage: the ticks last as long as the page.
    }
  };
  return [ticked, tick] as const;
};
