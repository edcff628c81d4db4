import { seatKey, withoutKeys } from '../list-sync/index.ts';
import { choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import { eligibilityOfChoice, type Known } from './chances.ts';
import type { Choice, ShortlistItem } from './seat.ts';

export const shortlistOrders = ['starred', 'name', 'chance', 'state'] as const;
export type ShortlistOrder = (typeof shortlistOrders)[number];

/** Tags typed between commas: each once, cut to the number and length that the server takes. */
export const tagsOf = (text: string): string[] =>
  [...new Set(text.split(',').map((tag) => tag.trim().slice(0, choiceLimits.tagLength)))]
    .filter((tag) => tag !== '')
    .slice(0, choiceLimits.tags);

/** The items that name a seat, not a whole college. */
export const seatsOf = (items: readonly ShortlistItem[]) =>
  items.flatMap(({ instituteCode, institute, subject, quotaName, authority }) =>
    subject && quotaName ? [{ instituteCode, institute, subject, quotaName, authority }] : [],
  );

/** The seats of an authority on the shortlist and on other lists, each once, without those of a list. */
export const savedElsewhere = (
  starred: readonly ShortlistItem[],
  others: readonly (readonly Choice[])[],
  {
    items,
    authority,
  }: { readonly items: readonly Choice[]; readonly authority?: string | undefined },
): readonly Choice[] => {
  const own = seatsOf(starred.filter((item) => item.authority === authority));
  const saved = new Map([...own, ...others.flat()].map((seat) => [seatKey(seat), seat]));
  return withoutKeys([...saved.values()], new Set(items.map(seatKey)));
};

const byText = (a = '\uffff', b = '\uffff'): number => (a < b ? -1 : Number(a > b));

/**
 * The sorted shortlist; `starred` is latest first. Unknown values come last, and equal ones in the
 * order of starring. By chance, seats that are not open to the student come after all others.
 */
export const sortedShortlist = (
  items: readonly ShortlistItem[],
  order: ShortlistOrder,
  known: Known,
): readonly ShortlistItem[] => {
  const chanceOf = (item: ShortlistItem): number => {
    const { outcome } = eligibilityOfChoice(item, known);
    if (outcome !== 'open') return outcome === 'depends' ? -2 : -3;
    return known.outlooks.get(seatKey(item))?.probability ?? -1;
  };
  switch (order) {
    case 'starred':
      return items.toReversed();
    case 'name':
      return items.toSorted((a, b) => byText(a.institute, b.institute));
    case 'state':
      return items.toSorted((a, b) => byText(a.state, b.state));
    case 'chance':
      return items.toSorted((a, b) => chanceOf(b) - chanceOf(a));
  }
};
