import * as z from 'zod/mini';
import {
  alumniUniversities,
  minorities,
  nationalities,
  schoolings,
  stateNames,
} from './constants/applicant.ts';
import { json, defineArea } from './operation.ts';
import { candidateCategories } from './prediction.ts';
import { accountFacts, bounded, genders, maybe } from './values.ts';

/**
 * Additional calls: what a student says about themselves, once, so that seats which they cannot apply
 * for are left out. Where a backend does not implement them (404, 405 or 501), nothing is asked.
 */
const path = '/api/users/applicant';

/** Every answer may be withheld: what is absent was not answered. */
export const answers = z.object({
  nationality: z.optional(z.enum(nationalities)),
  homeState: z.optional(z.enum(stateNames)),
  /** Whether the home state counts the student as its own, by its rules on residence or schooling. */
  stateOwn: z.optional(z.boolean()),
  /** The category and the claims that the home state's authority knows the student by: keys of its rows. */
  stateCategory: z.optional(bounded(40)),
  stateClaims: z.optional(z.array(bounded(40)).check(z.maxLength(30))),
  /** Where Class 11 and 12 were attended, which decides about the seats of Delhi. */
  schooling: z.optional(z.enum(schoolings)),
  category: z.optional(z.enum(candidateCategories)),
  gender: z.optional(z.enum(genders)),
  /** A benchmark disability, certified. */
  pwd: z.optional(z.boolean()),
  minority: z.optional(z.enum(minorities)),
  /** A child of a person insured with the Employees' State Insurance. */
  esi: z.optional(z.boolean()),
  /** A child or widow of armed forces personnel, or in their service. */
  armedForces: z.optional(z.boolean()),
  /** Without a nationality: an NRI, an OCI, sponsored by one, or foreign; else an Indian whom an NRI sponsors. */
  nri: z.optional(z.boolean()),
  /** The university, of those with seats for their own, of the MBBS or BDS, or of the school. */
  alumniOf: z.optional(z.enum(alumniUniversities)),
  /** The most that a year may cost, in rupees. */
  budgetPerYear: z.optional(z.int().check(z.positive(), z.maximum(100_000_000))),
});

/** Null until the form was sent once, even without an answer. */
const answer = json(
  z.object({
    profile: z.nullable(answers),
    /** The gender of the account, for a profile that does not say it. */
    accountGender: maybe(z.enum(genders)),
    /** The account as staff may have corrected it: pages that ask for no details of the user learn of it. */
    account: maybe(z.object(accountFacts)),
  }),
);

export const applicant = defineArea('student', {
  readApplicant: {
    summary: "One's own answers of the applicant's profile",
    route: `GET ${path}`,
    answer,
  },

  saveApplicant: {
    summary: "Replace one's own answers; those left out are forgotten",
    route: `PUT ${path}`,
    body: answers,
    answer,
  },
});
