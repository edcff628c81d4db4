import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import * as z from 'zod/mini';
import keaTable from '../data/facts/keaFees.json' with { type: 'json' };
import mbbsTable from '../data/facts/mbbsFees.json' with { type: 'json' };
import bondList from '../data/facts/pgBonds.json' with { type: 'json' };
import profileTable from '../data/facts/pgProfiles.json' with { type: 'json' };
import { pgBodies, type PgBody } from './pgBodies.ts';

const amount = z.int().check(z.positive());
const threeYears = z.tuple([z.nullable(amount), z.nullable(amount), z.nullable(amount)]);
const year = z.int();

/** An institute's statements to MCC about its PG seats; missing statements are absent. */
const pgProfile = z.strictObject({
  /** MCC's code; an institute can have one for university seats and one for NBEMS seats. */
  code: z.string(),
  /** Rupees due at admission, hostel included. */
  admission: z.optional(amount),
  /** Rupees by year, hostel included. */
  withHostel: z.optional(threeYears),
  /** Rupees per year, without the hostel. */
  annual: z.optional(amount),
  /** US dollars by year for an NRI seat. */
  nri: z.optional(threeYears),
  /** Rupees per month, by year. */
  stipend: z.optional(threeYears),
  hostel: z.optional(z.enum(['men and women', 'men', 'women', 'none'])),
  /** Rupees forfeited by leaving the seat after Round 2. */
  forfeited: z.optional(amount),
  website: z.optional(z.url({ protocol: /^https?$/ })),
});
export type PgProfile = z.infer<typeof pgProfile>;

/** The obligations of PG graduates, from the bond forms of some institutes of a state. */
const pgBond = z.strictObject({
  /** null if the bond applies to all of India. */
  state: z.nullable(z.enum(stateNames)),
  who: z.string(),
  /** Absent for university seats. */
  body: z.optional(z.enum(pgBodies)),
  /** Set if one form applies to all such institutes of the state. */
  holdsFor: z.optional(z.enum(['government', 'ESIC'])),
  /** Years of service after the course. */
  years: z.optional(z.int()),
  /** Rupees for not serving. */
  penalty: z.optional(amount),
  /** Rupees for leaving the course. */
  leaving: z.optional(amount),
  note: z.optional(z.string()),
  /** MCC's codes of the institutes whose forms were read, and the institutes' ids. */
  forms: z.array(z.string()),
  institutes: z.optional(z.array(z.string())),
  doubtful: z.optional(z.literal(true)),
});
export type PgBond = z.infer<typeof pgBond>;

const mbbsFee = z.strictObject({
  year,
  quota: z.string(),
  fee: amount,
  currency: z.enum(['INR', 'USD']),
});
export type MbbsFee = z.infer<typeof mbbsFee>;

/** Rupees per year for seats that KEA gives; `seats` has KEA's category codes for PG courses. */
const keaFee = z.strictObject({ year, course: z.string(), seats: z.string(), fee: amount });
export type KeaFee = z.infer<typeof keaFee>;

const profiles = z.parse(z.record(z.string(), z.array(pgProfile)), profileTable);
const mbbsFees = z.parse(z.record(z.string(), z.array(mbbsFee)), mbbsTable);
const keaFees = z.parse(z.record(z.string(), z.array(keaFee)), keaTable);

/** The institutes with a profile, and those with a known MBBS fee. */
export const institutesWith = { profile: Object.keys(profiles), mbbsFee: Object.keys(mbbsFees) };

/** The profiles of an institute in MCC's PG counselling, the oldest code first. */
export const pgProfilesOf = (id: string): readonly PgProfile[] => profiles[id] ?? [];

export const pgBonds: readonly PgBond[] = z.parse(z.array(pgBond), bondList);

/** The profiles' statements about one body's seats. */
export interface PgSeatFacts {
  /** MCC's codes of the profiles that may be about these seats. */
  readonly codes: readonly string[];
  /** Rupees per year, without the hostel. */
  readonly annual?: number;
  /** Rupees for three years, hostel included. */
  readonly withHostel?: number;
  /** Rupees per month in the first year. */
  readonly stipend?: number;
}

/** The annual fee of the National Board, without and with tax. */
const nationalBoardFees: ReadonlySet<number | undefined> = new Set([125_000, 147_500]);

/** The profiles that may be about a body's seats, and whether their fee surely applies to them. */
const profilesFor = ({ id, stream }: { id: string; stream: string }, body: PgBody) => {
  const own = pgProfilesOf(id);
  const board = own.filter(({ annual }) => nationalBoardFees.has(annual));
  const others = own.filter((profile) => !board.includes(profile));
  if (body === 'PG, university') return { of: stream === 'hospital' ? [] : others, isSure: true };
  if (board.length > 0) return { of: board, isSure: true };
  return { of: others, isSure: stream === 'hospital' };
};

/** The figure that all profiles with one agree on; undefined if they differ. */
const agreed = (
  of: readonly PgProfile[],
  read: (profile: PgProfile) => number | undefined,
): number | undefined => {
  const [first, ...others] = new Set(of.flatMap((profile) => read(profile) ?? []));
  return others.length === 0 ? first : undefined;
};

/** The fee of three years with hostel; undefined if a year lacks it, or is below the annual fee. */
const courseWithHostel = ({ withHostel, annual = 0 }: PgProfile): number | undefined => {
  const years = (withHostel ?? []).flatMap((fee) => fee ?? []);
  return years.length === 3 && years.every((fee) => fee >= annual)
    ? years.reduce((sum, fee) => sum + fee)
    : undefined;
};

/**
 * The fee and stipend of an institute's university or National Board seats. Several profiles do not
 * say which seats they are about: the fee shows it, and differing figures are left out.
 */
export const pgSeatFactsOf = (
  institute: { readonly id: string; readonly stream: string },
  body: PgBody,
): PgSeatFacts => {
  const { of, isSure } = profilesFor(institute, body);
  const annual = isSure ? agreed(of, (profile) => profile.annual) : undefined;
  const withHostel = annual === undefined ? undefined : agreed(of, courseWithHostel);
  const stipend = agreed(of, (profile) => profile.stipend?.[0] ?? undefined);
  return {
    codes: of.map(({ code }) => code),
    ...(annual !== undefined && { annual }),
    ...(withHostel !== undefined && { withHostel }),
    ...(stipend !== undefined && { stipend }),
  };
};

/**
 * The bond on an institute's seats of a body: one for all such institutes of its state, or its own.
 * Doubtful forms do not count.
 */
export const pgBondOf = (
  {
    id,
    state: ofState,
    kind,
  }: { readonly id: string; readonly state: string; readonly kind: string | null },
  body: PgBody,
): PgBond | undefined => {
  const sure = pgBonds.filter(
    ({ doubtful, body: of = 'PG, university' }) => !doubtful && of === body,
  );
  return (
    sure.find(
      ({ state, holdsFor }) =>
        holdsFor !== undefined && holdsFor === kind && (state === null || state === ofState),
    ) ?? sure.find(({ institutes = [] }) => institutes.includes(id))
  );
};

/** The yearly MBBS fees of a deemed university, the latest first. */
export const mbbsFeesOf = (id: string): readonly MbbsFee[] => mbbsFees[id] ?? [];

/** The yearly fees of a college in Karnataka, the latest first. */
export const keaFeesOf = (id: string): readonly KeaFee[] => keaFees[id] ?? [];
