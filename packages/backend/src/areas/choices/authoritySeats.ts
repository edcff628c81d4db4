import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { authorityIndex, authorityKeyOf, loadAuthority } from '@seatwise/official-data';
import type { ChoiceEntry } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import { memoize } from '../../memoize.ts';
import { instituteOf } from '../../reference/places.ts';
import type { InForce } from '../../reference/referenceData.ts';
import { stateSeatsOf, type StateCell } from '../../reference/stateCells.ts';

type Seat = Pick<ChoiceEntry, 'instituteCode' | 'subject' | 'quotaName'>;

export const seatKeyOf = ({ instituteCode, subject, quotaName }: Seat): string =>
  JSON.stringify([instituteCode, subject, quotaName]);

/** The key of a state's seat as a choice. */
export const cellKeyOf = ({ quota: quotaName, ...cell }: StateCell): string =>
  seatKeyOf({ ...cell, quotaName });

const keysOf = memoize((cells: readonly StateCell[]) => new Set(cells.map(cellKeyOf)));

/** Whether lists and questions can name this authority; they never name MCC. */
export const isOfState = (authority: string): boolean =>
  authorityIndex.get(authority)?.state !== undefined;

const isGivenBy = async (reference: InForce, authority: string, seat: Seat): Promise<boolean> =>
  keysOf((await stateSeatsOf(reference, authority, examOfProgramme(seat.subject))).cells).has(
    seatKeyOf(seat),
  );

/** The state authority that gives a seat; its lists are read only if it has such a quota. */
const giverOf = async (reference: InForce, seat: Seat) => {
  const state = instituteOf(reference, seat.instituteCode)?.state;
  const key = state && authorityKeyOf(state);
  if (!key) return undefined;
  const authority = await loadAuthority(key, examOfProgramme(seat.subject));
  const hasQuota = authority.kinds.some(({ label }) => label.en === seat.quotaName);
  return hasQuota && (await isGivenBy(reference, key, seat)) ? authority : undefined;
};

const refuse = async (
  reference: InForce,
  authority: string | undefined,
  seat: Seat,
): Promise<void> => {
  const { instituteCode: code, subject, quotaName } = seat;
  const name = `${instituteOf(reference, code)?.name ?? `College ${code}`} (${subject}, ${quotaName})`;
  const giver = await giverOf(reference, seat);
  if (authority === undefined) {
    if (!giver) return;
    throw new HttpError(
      400,
      `${giver.shortName.en} gives ${name}, so it cannot go on a list of MCC. Add it to your list of ${giver.shortName.en}.`,
    );
  }
  if (await isGivenBy(reference, authority, seat)) return;
  const { shortName } = await loadAuthority(authority);
  throw new HttpError(
    400,
    `${shortName.en} does not give ${name}, so it cannot go on a list of ${shortName.en}.`,
  );
};

/** Refuses to add a seat to a list of one authority when another authority gives it. */
export const assertGivenBy = async (
  reference: InForce,
  authority: string | undefined,
  added: readonly Seat[],
): Promise<void> => {
  for (const seat of added) await refuse(reference, authority, seat);
};
