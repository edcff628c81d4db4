import { portalCode } from '@seatwise/api-client/contract/constants/collegeCodes';
import { seatKey } from '../list-sync/index.ts';
import { type Choice, type SeatOutlook, type ShortlistItem } from './seat.ts';

/** The columns of the portal, in which choices are typed in. */
const heads = ['Order', 'College code', 'Name', 'City'] as const;

/** A choice list as a table for a file; without a city, its state. */
export const sheetOfChoices = (name: string, entries: readonly Choice[]) => ({
  name: 'Choices',
  rows: [
    [name],
    [...heads],
    ...entries.map(({ instituteCode, institute, subject, quotaName, city, state }, index) => [
      index + 1,
      portalCode(instituteCode) ?? null,
      `${institute} (${subject}, ${quotaName})`,
      city ?? state ?? null,
    ]),
  ],
  headRow: 1,
});

/** The entries with the cities that are known of their seats. */
export const withCities = (
  entries: readonly Choice[],
  outlooks: ReadonlyMap<string, SeatOutlook>,
): readonly Choice[] =>
  entries.map((entry) => {
    const city = entry.city ?? outlooks.get(seatKey(entry))?.city;
    return city ? { ...entry, city } : entry;
  });

/** The shortlist as a table for a file. */
export const sheetOfShortlist = (items: readonly ShortlistItem[]) => ({
  name: 'Shortlist',
  rows: [
    ['College code', 'Name', 'Subject', 'Quota', 'State', 'Note', 'Tags'],
    ...items.map(({ instituteCode, institute, subject, quotaName, state, note, tags }) => [
      portalCode(instituteCode) ?? null,
      institute,
      subject ?? null,
      quotaName ?? null,
      state ?? null,
      note ?? null,
      (tags ?? []).join(', '),
    ]),
  ],
  headRow: 0,
});
