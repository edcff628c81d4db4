import type { SeatKind, StateRank } from '@seatwise/official-data';

/** The ranks of a state's seats in one round, with the authority's own category code. */
export interface StateRow extends Omit<StateRank, 'code' | 'course' | 'kind'> {
  readonly instituteCode: string;
  readonly subject: string;
  /** The key of the seat's kind. */
  readonly quota: SeatKind['key'];
}

export const stateKeyOf = ({ instituteCode, subject, quota, category }: StateRow): string =>
  [instituteCode, subject, quota, category].join('|');

export const rowOfRank = ({ code, course, kind, ...rank }: StateRank): StateRow => ({
  instituteCode: code,
  subject: course,
  quota: kind.key,
  ...rank,
});

export const rankOfRow = (
  { instituteCode, subject, quota, ...row }: StateRow,
  kinds: readonly SeatKind[],
): StateRank => ({
  code: instituteCode,
  course: subject,
  kind: kinds.find(({ key }) => key === quota)!,
  ...row,
});
