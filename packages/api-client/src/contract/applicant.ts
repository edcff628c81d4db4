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
 * Additional calls: what students say about themselves, once, so that seats which they cannot apply
 * for are left out. If a backend does not implement them (404, 405 or 501), nothing is asked.
 */
const path = '/api/users/applicant';

/** Every answer is optional: an absent field was not answered. */
export const answers = z.object({
  nationality: z.optional(z.enum(nationalities)),
  homeState: z.optional(z.enum(stateNames)),
  /** Whether the home state counts the student as its own, by residence or schooling. */
  stateOwn: z.optional(z.boolean()),
  /** The student's category and claims with the home state's authority: keys of its rows. */
  stateCategory: z.optional(bounded(40)),
  stateClaims: z.optional(z.array(bounded(40)).check(z.maxLength(30))),
  /** Where the student attended Class 11 and 12, which decides about the seats of Delhi. */
  schooling: z.optional(z.enum(schoolings)),
  category: z.optional(z.enum(candidateCategories)),
  gender: z.optional(z.enum(genders)),
  /** A certified benchmark disability. */
  pwd: z.optional(z.boolean()),
  minority: z.optional(z.enum(minorities)),
  /** A child of a person covered by the Employees' State Insurance. */
  esi: z.optional(z.boolean()),
  /** A child or widow of armed forces personnel, or a serving member. */
  armedForces: z.optional(z.boolean()),
  /** Without a nationality: NRI, OCI, NRI-sponsored or foreign; else an NRI-sponsored Indian. */
  nri: z.optional(z.boolean()),
  /** The university of the MBBS or BDS, or of the school, if it has seats for its own graduates. */
  alumniOf: z.optional(z.enum(alumniUniversities)),
  /** The yearly budget, in rupees. */
  budgetPerYear: z.optional(z.int().check(z.positive(), z.maximum(100_000_000))),
});

/** null until the form was sent once, even without an answer. */
const answer = json(
  z.object({
    profile: z.nullable(answers),
    /** The account's gender, for a profile without one. */
    accountGender: maybe(z.enum(genders)),
    /** The account with any corrections by staff, for pages that do not load the user's details. */
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
