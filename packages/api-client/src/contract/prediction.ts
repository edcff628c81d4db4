import * as z from 'zod/mini';
import {
  candidateCategories,
  collegeKinds,
  counselings,
  predictedRounds,
  seatCategories,
  seatPh,
  subCategories,
  tiers,
  years,
} from './constants/prediction.ts';
import { factSources } from './constants/factSources.ts';
import { seatOpenings, stateSeatKinds } from './constants/authorities.ts';
import { json, defineArea, rows } from './operation.ts';
import { inBothLanguages, maybe, rank } from './values.ts';

export * from './constants/prediction.ts';

const name = z.optional(z.string().check(z.maxLength(200)));

/** The question of a prediction, except for the rank. */
const choices = {
  subject: name,
  category: z.optional(z.enum(candidateCategories)),
  quotaName: name,
  allottedCategory: z.optional(z.enum(seatCategories)),
  subCategory: z.optional(z.enum(subCategories)),
  allottedPh: z.optional(z.enum(seatPh)),
  year: z.optional(z.enum(years)),
  counselingCategory: z.optional(z.enum(counselings)),
  /** Only the best seat of each subject and quota, a subject's seats together; not specified. */
  best: z.optional(z.enum(['branch'])),
};

/**
 * The chance by round, in the order of a season: of having the seat by the end of a main round, or
 * of getting it in the stray rounds, in which only candidates without a seat take part.
 */
export const roundChances = z.array(
  z.object({
    round: z.enum(predictedRounds),
    probabilityTier: z.enum(tiers),
    probability: z.number(),
    /** The expected closing rank. */
    closing: z.int(),
  }),
);

/** The ranks that got a seat, by year. */
export const rankHistory = z.array(
  z.object({
    year: z.int(),
    /** The last main round of the year with known ranks. */
    round: maybe(z.enum(predictedRounds)),
    /** null if the list only has closing ranks. */
    minAir: maybe(z.int()),
    maxAir: z.int(),
    admits: maybe(z.int()),
  }),
);

/** A seat's costs and pay in rupees: tuition, the service bond with its penalty, the stipend. */
export const seatCosts = {
  feePerYear: maybe(z.int()),
  feeSource: maybe(z.enum(factSources)),
  /** The lowest known fee of the course and quota, if the seat's own is unknown. */
  feeAtLeast: maybe(z.int()),
  /** The fee of the whole course, hostel included. */
  courseFee: maybe(z.int()),
  bond: maybe(z.object({ years: z.number(), penalty: maybe(z.int()) })),
  bondSource: maybe(z.enum(factSources)),
  /** Per month in the first year of a postgraduate course. */
  stipend: maybe(z.int()),
};

/** Where to ask a college for its fee; absent if the fee is known. */
export const whereToAsk = { city: maybe(z.string()), website: maybe(z.string()) };

/** False for the few colleges of states' lists that have no page, because no list says where they are. */
export const hasPage = maybe(z.boolean());

/** What only seats of a state's authority have. */
const stateSeat = {
  /** The authority's key. */
  authority: maybe(z.string()),
  /** The kind of seat, and who may take it. */
  seatKind: maybe(z.enum(stateSeatKinds)),
  opens: maybe(z.enum(seatOpenings)),
  /** The kind in the authority's own words, and the candidates for whom the seat is reserved. */
  kindLabel: maybe(inBothLanguages),
  poolLabel: maybe(inBothLanguages),
  /** Closing ranks in the state's merit list, the newest first; absent with All India ranks. */
  merit: maybe(
    z.array(
      z.object({
        year: z.int(),
        round: maybe(z.enum(predictedRounds)),
        /** The state's merit rank, else the rank within the category. */
        closing: maybe(z.int()),
        closingInCategory: maybe(z.int()),
        marks: maybe(z.number()),
      }),
    ),
  ),
};

const question = z.object({ air: rank, ...choices });

/** The facts that decide who may have a seat and how likely it is, without the college's name. */
const unnamedSeat = z.object({
  /** Identifies the college within one answer. */
  college: z.int(),
  collegeKind: maybe(z.enum(collegeKinds)),
  state: maybe(z.string()),
  womenOnly: maybe(z.boolean()),
  quotaName: maybe(z.string()),
  allottedCategory: maybe(z.string()),
  allottedPh: maybe(z.string()),
  probabilityTier: z.enum(tiers),
  /** The closing rank in the newest list, and its year. */
  closing: maybe(z.int()),
  closingYear: maybe(z.int()),
});

export const prediction = defineArea('signed-in', {
  listQuotas: {
    requirement: 'END-15',
    summary: 'Every subject of a counselling with each quota it is offered under',
    route: 'GET /api/quotas',
    query: z.object({
      counselingCategory: z.enum(counselings),
      /** An additional parameter: by the saved answers, also the courses that only states have lists of. */
      states: z.optional(z.enum(['own'])),
    }),
    answer: rows(
      z.object({
        quota: z.string(),
        subject: z.string(),
        /** The state authority whose lists have the subject; absent if MCC has it too. */
        authority: maybe(z.string()),
      }),
    ),
  },

  recommend: {
    requirement: 'END-16',
    summary:
      'Colleges for a rank, the likeliest tier first; of the student’s own exam where no counselling is named',
    route: 'GET /rank-prediction/recommend',
    query: z.object({
      ...question.shape,
      /**
       * An additional parameter: includes the home state's seats that match the saved answers, and
       * seats of other states that are open to all of India. Such rows name their authority.
       */
      states: z.optional(z.enum(['own'])),
    }),
    answer: rows(
      z.object({
        ...stateSeat,
        instituteCode: maybe(z.string()),
        institute: maybe(z.string()),
        state: maybe(z.string()),
        hasPage,
        collegeKind: maybe(z.enum(collegeKinds)),
        /** Whether the college admits only women to this subject. */
        womenOnly: maybe(z.boolean()),
        /** null if a cost is unknown; absent if the backend has no costs. */
        ...seatCosts,
        ...whereToAsk,
        subject: maybe(z.string()),
        category: maybe(z.string()),
        quotaName: maybe(z.string()),
        allottedCategory: maybe(z.string()),
        subCategory: maybe(z.string()),
        allottedPh: maybe(z.string()),
        resultYear: maybe(z.int()),
        minAir: maybe(z.int()),
        maxAir: maybe(z.int()),
        historicalAdmits: maybe(z.int()),
        probabilityTier: maybe(z.enum(tiers)),
        /** Strength of the evidence from 0 to 1; this is not the chance. */
        confidence: maybe(z.number()),
        /** The chance by the end of the main rounds, to which the tier belongs. */
        probability: maybe(z.number()),
        rounds: maybe(roundChances),
        /** How many seats of the subject and quota match, if this row is their best. */
        alike: maybe(z.int()),
        /** The worst rank that still has each chance; tiers that no rank reaches are left out. */
        neededAir: maybe(z.array(z.object({ tier: z.enum(tiers), air: z.int() }))),
        history: maybe(rankHistory),
      }),
    ),
    failures: { 429: 'The tries of the day and plan are used up, and this is a new question' },
  },

  /**
   * Additional calls: the server counts tries by user, day and plan. If a backend does not
   * implement them (404, 405 or 501), the app counts them as the specification describes.
   */
  readTries: {
    summary: 'The predictions that are left today, and whether this question costs one',
    route: 'GET /rank-prediction/tries',
    query: z.object({ air: z.optional(rank), ...choices }),
    answer: json(
      z.object({
        /** null means unlimited. */
        perDay: z.nullable(z.int()),
        left: z.nullable(z.int()),
        /** Whether the question costs no try: answered today, or nothing is counted. */
        answered: z.boolean(),
      }),
    ),
  },

  countRecommendations: {
    summary:
      'How many colleges a question leads to, and how likely their seats are without naming them; costs no try',
    route: 'GET /rank-prediction/count',
    query: z.object({ air: rank, ...choices, seats: z.optional(z.enum(['unnamed'])) }),
    answer: json(z.object({ count: z.int(), seats: maybe(z.array(unnamedSeat)) })),
  },
});
