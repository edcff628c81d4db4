import { pgBodyOf } from '@seatwise/official-data';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import type { CollegeKind } from '@seatwise/api-client/contract/prediction';
import type { CollegePage } from './collegeBook.ts';

type PgFacts = NonNullable<CollegePage['pg']>[number];
type Fact<K extends 'website' | 'bond' | 'hostel' | 'intake' | 'city' | 'stipend'> = NonNullable<
  CollegePage[K]
>;

/** What is published of the seats of a course, of one of its quotas, or of a body's PG seats. */
export interface SeatFacts {
  fee?: NonNullable<PgFacts['fee']>;
  courseFee?: NonNullable<PgFacts['courseFee']>;
  stipend?: Fact<'stipend'>;
  bond?: NonNullable<PgFacts['bond']>;
  portalCode?: string;
}

/** What published lists say of a college; what they do not say stays what it was. */
export interface PublishedFacts {
  kind?: { readonly value: CollegeKind; readonly asOf: string | null };
  city?: Fact<'city'>;
  website?: Fact<'website'>;
  bond?: Fact<'bond'>;
  hostel?: Fact<'hostel'>;
  stipend?: Fact<'stipend'>;
  /** A year's intake by programme. */
  readonly intake: Map<string, Fact<'intake'>>;
  /** By programme and quota; by `seatKeyOf`. */
  readonly seats: Map<string, SeatFacts>;
  /** What a state asks for the seats that it gives. */
  readonly stateFees: NonNullable<CollegePage['stateFees']>[number][];
}

/** Before the kind of seat, in the place of a quota. */
export const stateSeats = 'State counselling: ';

/** Null for the quota: of all quotas that cost no more than the usual one. */
export const seatKeyOf = (program: string, quota: string | null): string =>
  JSON.stringify([program, quota]);

/** What is said of a programme's seats, by the programme or by the body that gives them. */
export const seatFactsOf = (
  { seats }: PublishedFacts,
  program: string,
  quota: string | null,
): SeatFacts | undefined =>
  seats.get(seatKeyOf(program, quota)) ??
  (examOfProgramme(program) === 'PG' ? seats.get(seatKeyOf(pgBodyOf(program), quota)) : undefined);
