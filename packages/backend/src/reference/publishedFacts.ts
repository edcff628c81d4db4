import { pgBodyOf } from '@seatwise/official-data';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import type { CollegeKind } from '@seatwise/api-client/contract/prediction';
import type { CollegePage } from './collegeBook.ts';

type PgFacts = NonNullable<CollegePage['pg']>[number];
type Fact<K extends 'website' | 'bond' | 'hostel' | 'intake' | 'city' | 'stipend'> = NonNullable<
  CollegePage[K]
>;

/** Published facts about the seats of a course, of one of its quotas, or of a body's PG seats. */
export interface SeatFacts {
  fee?: NonNullable<PgFacts['fee']>;
  courseFee?: NonNullable<PgFacts['courseFee']>;
  stipend?: Fact<'stipend'>;
  bond?: NonNullable<PgFacts['bond']>;
  portalCode?: string;
}

/** Published facts about a college; absent facts stay as they were. */
export interface PublishedFacts {
  kind?: { readonly value: CollegeKind; readonly asOf: string | null };
  city?: Fact<'city'>;
  website?: Fact<'website'>;
  bond?: Fact<'bond'>;
  hostel?: Fact<'hostel'>;
  stipend?: Fact<'stipend'>;
  /** A year's intake by programme. */
  readonly intake: Map<string, Fact<'intake'>>;
  /** The facts by programme and quota, under `seatKeyOf`. */
  readonly seats: Map<string, SeatFacts>;
  /** The fees of the seats that a state gives. */
  readonly stateFees: NonNullable<CollegePage['stateFees']>[number][];
}

/** The prefix of a kind of state seat, which is used in place of a quota. */
export const stateSeats = 'State counselling: ';

/** The key of a seat's facts; a null quota covers all quotas at the usual price. */
export const seatKeyOf = (program: string, quota: string | null): string =>
  JSON.stringify([program, quota]);

/** The facts about a programme's seats, by the programme or by the body that gives them. */
export const seatFactsOf = (
  { seats }: PublishedFacts,
  program: string,
  quota: string | null,
): SeatFacts | undefined =>
  seats.get(seatKeyOf(program, quota)) ??
  (examOfProgramme(program) === 'PG' ? seats.get(seatKeyOf(pgBodyOf(program), quota)) : undefined);
