import type { AnswerOf, RowOf } from '@seatwise/api-client';
import { bytesOf, choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import type { choices } from '@seatwise/api-client/contract/choices';
import type { shortlist } from '@seatwise/api-client/contract/shortlist';

export type ChoiceList = RowOf<typeof choices.listChoiceLists>;
export type Choice = ChoiceList['entries'][number];
export type SeatOutlook = RowOf<typeof choices.readSeatOutlooks>;
export type ShortlistItem = AnswerOf<typeof shortlist.readShortlist>['items'][number];

/** What identifies an entry of a list: a seat, or a whole college without subject and quota. */
export interface Identified {
  readonly instituteCode: string;
  readonly subject?: string | undefined;
  readonly quotaName?: string | undefined;
}

/** What an entry says of its college: the server knows it from the code. */
interface Place {
  readonly institute: string;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
}

/** An entry as it is sent. */
export const withoutPlace = <T extends Place>({
  institute: _institute,
  city: _city,
  state: _state,
  ...written
}: T): Omit<T, keyof Place> => written;

const sizes = new WeakMap<readonly Place[], number>();

const sizeOf = (items: readonly Place[]): number => {
  const size = sizes.get(items) ?? bytesOf(items.map(withoutPlace));
  sizes.set(items, size);
  return size;
};

/** The share of a student's room on the server that lists take, without their versions. */
export const roomTaken = (lists: readonly (readonly Place[])[]): number =>
  lists.reduce((sum, items) => sum + sizeOf(items), 0) / choiceLimits.storedBytes;

/** What a student wrote. */
interface Written extends Identified {
  readonly note?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly starredAt?: string | undefined;
}

/** Whether two entries are the same but for what follows from the code of their college. */
export const isSameEntry = (one: Written, other: Written): boolean =>
  one === other || serialized(one) === serialized(other);

const serialized = (entry: Written): string =>
  JSON.stringify([seatKey(entry), entry.note, entry.tags, entry.starredAt]);

const seatKeys = new WeakMap<Identified, string>();

export const seatKey = (entry: Identified): string => {
  const known = seatKeys.get(entry);
  if (known !== undefined) return known;
  const key = JSON.stringify([entry.instituteCode, entry.subject, entry.quotaName]);
  seatKeys.set(entry, key);
  return key;
};

/** The seat of a choice's key. */
export const seatOfKey = (key: string): Pick<Choice, 'instituteCode' | 'subject' | 'quotaName'> => {
  const [instituteCode, subject, quotaName] = JSON.parse(key) as [string, string, string];
  return { instituteCode, subject, quotaName };
};
