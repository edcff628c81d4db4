import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import * as z from 'zod/mini';
import keaTable from '../data/facts/keaFees.json' with { type: 'json' };
import mbbsTable from '../data/facts/mbbsFees.json' with { type: 'json' };
import bondList from '../data/facts/pgBonds.json' with { type: 'json' };
import profileTable from '../data/facts/pgProfiles.json' with { type: 'json' };

const amount = z.int().check(z.positive());
const threeYears = z.tuple([z.nullable(amount), z.nullable(amount), z.nullable(amount)]);
const year = z.int();

/** What an institute tells MCC about its PG seats; what it left open is absent. */
const pgProfile = z.strictObject({
  /** MCC's code of it: one institute can have one for its university and one for its NBEMS seats. */
  code: z.string(),
  /** Rupees paid at admission, the hostel with it. */
  admission: z.optional(amount),
  /** Rupees by year, the hostel with it. */
  withHostel: z.optional(threeYears),
  /** Rupees a year, without the hostel. */
  annual: z.optional(amount),
  /** US dollars by year for an NRI seat. */
  nri: z.optional(threeYears),
  /** Rupees a month by year. */
  stipend: z.optional(threeYears),
  hostel: z.optional(z.enum(['men and women', 'men', 'women', 'none'])),
  /** Rupees that are lost by leaving the seat after Round 2. */
  forfeited: z.optional(amount),
  website: z.optional(z.url({ protocol: /^https?$/ })),
});
export type PgProfile = z.infer<typeof pgProfile>;

/** What graduates of a PG course owe, by the bond forms of some institutes of a state. */
const pgBond = z.strictObject({
  /** Null where it holds in all of India. */
  state: z.nullable(z.enum(stateNames)),
  who: z.string(),
  /** Years of service after the course. */
  years: z.optional(z.int()),
  /** Rupees for not serving. */
  penalty: z.optional(amount),
  /** Rupees for leaving the course. */
  leaving: z.optional(amount),
  note: z.optional(z.string()),
  /** MCC's codes of the institutes whose forms were read, and the institutes. */
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

/** Rupees a year for seats that KEA gives; the seats of PG courses are by KEA's category codes. */
const keaFee = z.strictObject({ year, course: z.string(), seats: z.string(), fee: amount });
export type KeaFee = z.infer<typeof keaFee>;

const profiles = z.parse(z.record(z.string(), z.array(pgProfile)), profileTable);
const mbbsFees = z.parse(z.record(z.string(), z.array(mbbsFee)), mbbsTable);
const keaFees = z.parse(z.record(z.string(), z.array(keaFee)), keaTable);

/** The institutes that have a profile, and those whose MBBS fee is known. */
export const institutesWith = { profile: Object.keys(profiles), mbbsFee: Object.keys(mbbsFees) };

/** The profiles of an institute in MCC's PG counselling, by the oldest code first. */
export const pgProfilesOf = (id: string): readonly PgProfile[] => profiles[id] ?? [];

export const pgBonds: readonly PgBond[] = z.parse(z.array(pgBond), bondList);

/** MBBS fees a year of a deemed university, the latest first. */
export const mbbsFeesOf = (id: string): readonly MbbsFee[] => mbbsFees[id] ?? [];

/** Fees a year of a college in Karnataka, the latest first. */
export const keaFeesOf = (id: string): readonly KeaFee[] => keaFees[id] ?? [];
