import type { InputOf, RowOf } from '@seatwise/api-client';
import type { choices } from '@seatwise/api-client/contract/choices';
import type { shortlist } from '@seatwise/api-client/contract/shortlist';

export type ChoiceList = RowOf<typeof choices.listChoiceLists>;
export type Choice = ChoiceList['entries'][number];
export type SeatOutlook = RowOf<typeof choices.readSeatOutlooks>;
export type ShortlistItem = InputOf<typeof shortlist.writeShortlist>['items'][number];

/** What identifies an entry of a list: a seat, or a whole college without subject and quota. */
export interface Identified {
  readonly instituteCode: string;
  readonly subject?: string | undefined;
  readonly quotaName?: string | undefined;
}

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
