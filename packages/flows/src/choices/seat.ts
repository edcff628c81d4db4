import type { AnswerOf, RowOf } from '@seatwise/api-client';
import { bytesOf, choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import type { choices } from '@seatwise/api-client/contract/choices';
import type { shortlist } from '@seatwise/api-client/contract/shortlist';
import { withoutPlace, type Place } from '../list-sync/index.ts';

export type ChoiceList = RowOf<typeof choices.listChoiceLists>;
export type Choice = ChoiceList['entries'][number];
export type SeatOutlook = RowOf<typeof choices.readSeatOutlooks>;
export type ShortlistItem = AnswerOf<typeof shortlist.readShortlist>['items'][number];

const sizes = new WeakMap<readonly Place[], number>();

const sizeOf = (items: readonly Place[]): number => {
  const size = sizes.get(items) ?? bytesOf(items.map(withoutPlace));
  sizes.set(items, size);
  return size;
};

/** The fraction of a student's storage that the lists take, without their versions. */
export const roomTaken = (lists: readonly (readonly Place[])[]): number =>
  lists.reduce((sum, items) => sum + sizeOf(items), 0) / choiceLimits.storedBytes;

/** The seat that a choice's key identifies. */
export const seatOfKey = (key: string): Pick<Choice, 'instituteCode' | 'subject' | 'quotaName'> => {
  const [instituteCode, subject, quotaName] = JSON.parse(key) as [string, string, string];
  return { instituteCode, subject, quotaName };
};
