import { portalCode } from '@seatwise/api-client/contract/constants/collegeCodes';
import { seatKey } from '../list-sync/index.ts';
import { type Choice, type SeatOutlook, type ShortlistItem } from './seat.ts';

/** The columns of the portal into which choices are typed. */
const heads = ['Order', 'College code', 'Name', 'City'] as const;

/** A choice with the portal's code for its seat; PG seats have their own codes. */
export interface PortalChoice extends Choice {
  readonly code?: string;
}

/**
 * A choice list as a table for a file; the state replaces an unknown city. The list of a state's
 * authority says so below its name and has no codes, because college codes are MCC's.
 */
export const sheetOfChoices = (
  name: string,
  entries: readonly PortalChoice[],
  givenBy?: string,
) => {
  const withCode = (row: readonly (string | number | null)[]) =>
    givenBy === undefined ? [...row] : row.toSpliced(1, 1);
  const above = [name, ...(givenBy === undefined ? [] : [givenBy])];
  return {
    name: 'Choices',
    rows: [
      ...above.map((line) => [line]),
      withCode(heads),
      ...entries.map(({ code, institute, subject, quotaName, city, state }, index) =>
        withCode([
          index + 1,
          code ?? null,
          `${institute} (${subject}, ${quotaName})`,
          city ?? state ?? null,
        ]),
      ),
    ],
    headRow: above.length,
  };
};

/** The entries as the portal has them: with the known cities and codes of their seats. */
export const onPortal = (
  entries: readonly Choice[],
  outlooks: ReadonlyMap<string, SeatOutlook>,
): readonly PortalChoice[] =>
  entries.map((entry) => {
    const outlook = outlooks.get(seatKey(entry));
    const city = entry.city ?? outlook?.city;
    const code = outlook?.authority
      ? undefined
      : (outlook?.portalCode ?? portalCode(entry.instituteCode));
    return { ...entry, ...(city && { city }), ...(code && { code }) };
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
