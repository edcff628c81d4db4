import { choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import type { Choice, ShortlistItem } from '@seatwise/flows/choices';
import { syncedList, type StoredList, type SyncedList } from '@seatwise/flows/list-sync';
import { storedKeys } from '../services/storedLists.ts';

const choice = (instituteCode: string, institute: string, city: string, state: string): Choice => ({
  instituteCode,
  institute: `${institute}, ${city}`,
  city,
  state,
  subject: 'MBBS',
  quotaName: 'All India',
});

export const storyChoices = [
  choice('200449', 'Maulana Azad Medical College', 'New Delhi', 'Delhi'),
  choice('200226', 'Seth G.S. Medical College', 'Mumbai', 'Maharashtra'),
  choice('200275', 'Madras Medical College', 'Chennai', 'Tamil Nadu'),
] as const;

export const ajmer = choice('200251', 'Jawaharlal Nehru Medical College', 'Ajmer', 'Rajasthan');
export const manipal: Choice = {
  ...choice('200340', 'Kasturba Medical College', 'Manipal', 'Karnataka'),
  quotaName: 'Deemed/Paid Seats Quota',
};

const keyOf = (id: string): string => {
  const { id: owner } = JSON.parse(localStorage.getItem('user')!) as { id: number };
  return `choices.lists.${owner}.${id}`;
};

const id = 'story-list';

/** Leaves lists with the longest notes after the story's list. */
export const leaveLongLists = (count: number): void => {
  const items = Array.from({ length: choiceLimits.entries }, (_, index) => ({
    ...choice(String(300_000 + index), 'A college', 'Chennai', 'Tamil Nadu'),
    note: 'न'.repeat(choiceLimits.noteLength),
  }));
  for (let at = 1; at <= count; at += 1) {
    const list = { ...syncedList<Choice>({ version: 0, items: [] }), items };
    const stored = { id: `story-list-${at}`, name: `Long ${at}`, lockedAt: null, list };
    localStorage.setItem(keyOf(stored.id), JSON.stringify(stored));
  }
};

/** Leaves a list of Karnataka's authority after the story's list. */
export const leaveStateList = (lockedAt: string | null = null): void => {
  const items = [
    {
      ...choice('200682', 'Chitradurga Medical College', 'Chitradurga', 'Karnataka'),
      quotaName: 'State quota',
    },
  ];
  const list = { ...syncedList<Choice>({ version: 0, items: [] }), items };
  const stored = { id: 'state-list', name: 'Karnataka Round 1', authority: 'kea', lockedAt, list };
  localStorage.setItem(keyOf(stored.id), JSON.stringify(stored));
};

/** Drops the lists that another story left in the browser's storage. */
export const dropStoredLists = (): void => {
  for (const key of storedKeys()) localStorage.removeItem(key);
};

/** Leaves a list in the browser's storage, as a tab would that was closed before it saved. */
export const leaveList = (change: Partial<SyncedList<Choice>> = {}): void => {
  dropStoredLists();
  const stored: StoredList<Choice> = {
    id,
    name: 'Round 1',
    lockedAt: null,
    list: {
      ...syncedList<Choice>({ version: 0, items: [] }),
      items: storyChoices,
      ...change,
    },
  };
  localStorage.setItem(keyOf(id), JSON.stringify(stored));
};

/** Leaves a shortlist in the browser's storage, as a tab would that was closed before it saved. */
export const leaveShortlist = (items: readonly ShortlistItem[]): void => {
  const { id: owner } = JSON.parse(localStorage.getItem('user')!) as { id: number };
  const list = { ...syncedList<ShortlistItem>({ version: 0, items: [] }), items };
  const stored = { id: 'shortlist', name: 'shortlist', lockedAt: null, list };
  localStorage.setItem(`choices.shortlist.${owner}.shortlist`, JSON.stringify(stored));
};
