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

/** The question of a prediction without the rank, which every question needs. */
const choices = {
  subject: name,
  category: z.optional(z.enum(candidateCategories)),
  quotaName: name,
  allottedCategory: z.optional(z.enum(seatCategories)),
  subCategory: z.optional(z.enum(subCategories)),
  allottedPh: z.optional(z.enum(seatPh)),
  year: z.optional(z.enum(years)),
  counselingCategory: z.optional(z.enum(counselings)),
  /** The best seat of each subject and quota alone, the seats of a subject together; not specified. */
  best: z.optional(z.enum(['branch'])),
};

/**
 * The chance by round. In the order of a season: of having the seat by the end of a main round, and
 * in the stray rounds, in which only candidates without a seat take part.
 */
export const roundChances = z.array(
  z.object({
    round: z.enum(predictedRounds),
    probabilityTier: z.enum(tiers),
    probability: z.number(),
    /** The closing rank to expect. */
    closing: z.int(),
  }),
);

/** The ranks that got a seat, by year. */
export const rankHistory = z.array(
  z.object({
    year: z.int(),
    /** The last main round of the year whose ranks are known. */
    round: maybe(z.enum(predictedRounds)),
    /** Null where the list has closing ranks alone. */
    minAir: maybe(z.int()),
    maxAir: z.int(),
    admits: maybe(z.int()),
  }),
);

/** What a seat costs and pays: tuition, the service after the degree with what leaving it costs, and the stipend; in rupees. */
export const seatCosts = {
  feePerYear: maybe(z.int()),
  feeSource: maybe(z.enum(factSources)),
  /** Where the own fee is not known: the lowest one that is known of such seats. */
  feeAtLeast: maybe(z.int()),
  /** For the whole course, the hostel with it. */
  courseFee: maybe(z.int()),
  bond: maybe(z.object({ years: z.number(), penalty: maybe(z.int()) })),
  bondSource: maybe(z.enum(factSources)),
  /** A month in the first year of a postgraduate course. */
  stipend: maybe(z.int()),
};

/** Where a college is asked for a fee that is not known; absent where it is known. */
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
  /** The same in the authority's own words, and for whom the seat is reserved. */
  kindLabel: maybe(inBothLanguages),
  poolLabel: maybe(inBothLanguages),
  /** Where the seat closed by the state's own merit, the newest list first; absent of All India ranks. */
  merit: maybe(
    z.array(
      z.object({
        year: z.int(),
        round: maybe(z.enum(predictedRounds)),
        /** The state's rank, or else the one within the category. */
        closing: maybe(z.int()),
        closingInCategory: maybe(z.int()),
        marks: maybe(z.number()),
      }),
    ),
  ),
};

const question = z.object({ air: rank, ...choices });

/** What decides who may have a seat and how likely it is, without the name of its college. */
const unnamedSeat = z.object({
  /** Tells the colleges of one answer apart. */
  college: z.int(),
  collegeKind: maybe(z.enum(collegeKinds)),
  state: maybe(z.string()),
  womenOnly: maybe(z.boolean()),
  quotaName: maybe(z.string()),
  allottedCategory: maybe(z.string()),
  allottedPh: maybe(z.string()),
  probabilityTier: z.enum(tiers),
  /** The closing rank of the newest list, and its year. */
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
      /** An additional parameter: by the saved answers, also the courses that states alone have lists of. */
      states: z.optional(z.enum(['own'])),
    }),
    answer: rows(
      z.object({
        quota: z.string(),
        subject: z.string(),
        /** The state's authority by whose lists alone there is such a seat. */
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
       * An additional parameter: by the saved answers, also the seats that the home state gives, and
       * those of other states that are open to all of India. Such rows name their authority.
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
        /** Whether the college takes women only for this subject. */
        womenOnly: maybe(z.boolean()),
        /** Null where a cost is not known, absent where the backend knows none. */
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
        /** Strength of the evidence between 0 and 1, not the chance. */
        confidence: maybe(z.number()),
        /** The chance of the main rounds together, as the tier. */
        probability: maybe(z.number()),
        rounds: maybe(roundChances),
        /** How many seats of the subject and quota the question leads to, where this is the best of them. */
        alike: maybe(z.int()),
        /** The worst rank that still has each chance, without tiers that no rank reaches. */
        neededAir: maybe(z.array(z.object({ tier: z.enum(tiers), air: z.int() }))),
        history: maybe(rankHistory),
      }),
    ),
    failures: { 429: 'The tries of the day and plan are used up, and this is a new question' },
  },

  /**
   * Additional calls: the tries are counted by user, day and plan. Where a backend does not implement
   * them (404, 405 or 501), the app counts them as the specification describes.
   */
  readTries: {
    summary: 'The predictions that are left today, and whether this question costs one',
    route: 'GET /rank-prediction/tries',
    query: z.object({ air: z.optional(rank), ...choices }),
    answer: json(
      z.object({
        /** Null without a limit. */
        perDay: z.nullable(z.int()),
        left: z.nullable(z.int()),
        /** The question was answered today, or nothing is counted: it costs no try. */
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
