import * as z from 'zod/mini';
import { exams } from './constants/counselling.ts';
import { factSources } from './constants/factSources.ts';
import { json, defineArea, rows } from './operation.ts';
import { collegeKinds, seatCategories, seatPh } from './prediction.ts';
import { bounded, maybe } from './values.ts';

/**
 * Additional calls: a page for each college. Where a backend does not implement them (404, 405 or
 * 501), the page says so and nothing links to it.
 */

const source = z.enum(factSources);
/** A day such as 2025-07-01, where the source says of which one it is. */
const asOf = maybe(z.string());
/** Who published it, such as MCC. */
const publisher = maybe(z.string());
const rupees = z.int();

/** Where a fact comes from: who published it, of which year, and where the document is. */
const origin = { source, asOf, publisher, year: maybe(z.int()), documentUrl: maybe(z.string()) };

/** A fact with its source; null where it is not known. */
const fact = <S extends z.ZodMiniType>(value: S) => maybe(z.object({ value, ...origin }));

const bond = z.object({ years: z.number(), penalty: maybe(rupees) });

/** What the seats of a course cost, where it is published. */
const costs = {
  /** Tuition for a year. */
  fee: fact(rupees),
  /** For the whole course, the hostel with it. */
  courseFee: fact(rupees),
};

/** What a list has: every seat, those newly given in its round, or all that were given in it. */
const holds = maybe(z.enum(['all', 'new', 'given']));

const listed = {
  /** MCC's six digits; another word where no list has a code of the college. */
  code: z.string(),
  name: z.string(),
  state: maybe(z.string()),
  kind: maybe(z.enum(collegeKinds)),
};

/** A published list in force. */
const publishedList = z.object({
  kind: z.enum(['cutoffs', 'colleges', 'seats', 'dates']),
  publisher: z.string(),
  exam: maybe(z.enum(exams)),
  year: z.int(),
  round: maybe(z.string()),
  documentUrl: z.string(),
  holds,
  /** What it says of colleges, such as `fee`; of lists of colleges. */
  facts: maybe(z.array(z.string())),
});

export const colleges = defineArea('everyone', {
  listSources: {
    summary:
      'The published lists in force: who published them, of which year and round, what they hold',
    route: 'GET /api/published-lists',
    answer: rows(publishedList),
  },

  listColleges: {
    summary: 'Every college with its code; short, so that names can be linked',
    route: 'GET /api/colleges',
    answer: rows(z.object(listed)),
  },

  readCollege: {
    summary: 'What is known of a college: seats, closing ranks, fees, bond, hostel, links',
    route: 'GET /api/colleges/{code}',
    params: z.object({ code: bounded(60) }),
    answer: json(
      z.object({
        ...listed,
        /** Where the college itself comes from; absent where it is part of the dataset. */
        addedFrom: maybe(z.object({ source, asOf })),
        /** Which college had this code here before MCC's own codes came; absent where no other had. */
        formerHolder: maybe(z.object({ code: z.string(), name: z.string() })),
        /** Where the kind comes from; absent where it is part of the list of colleges. */
        kindFrom: maybe(z.object({ source, asOf })),
        city: fact(z.string()),
        /** Students of a year, where the number is published: of a course, or of all courses together. */
        intake: maybe(z.object({ value: z.int(), ...origin, course: maybe(z.string()) })),
        website: fact(z.string()),
        bond: fact(bond),
        hostel: fact(z.object({ women: z.boolean(), men: z.boolean(), perYear: maybe(rupees) })),
        /** Rupees a month in the first year of a postgraduate course. */
        stipend: fact(rupees),
        /** What is published of its postgraduate seats: of its university, of the National Board. */
        pg: maybe(
          z.array(
            z.object({
              seats: z.string(),
              ...costs,
              stipend: fact(rupees),
              /** Rupees for leaving the course are beside those for leaving the service. */
              bond: fact(
                z.object({
                  years: maybe(z.number()),
                  penalty: maybe(rupees),
                  leaving: maybe(rupees),
                }),
              ),
            }),
          ),
        ),
        /** Tuition for a year of the seats that a state gives. */
        stateFees: maybe(
          z.array(
            z.object({
              program: z.string(),
              seats: z.string(),
              fee: z.object({ value: rupees, ...origin }),
            }),
          ),
        ),
        /** The lists that the seats are of. */
        seatLists: maybe(z.array(publishedList)),
        seats: z.array(
          z.object({
            program: z.string(),
            quotaName: z.string(),
            seats: maybe(z.int()),
            /** Whether the college takes women only in this programme. */
            womenOnly: maybe(z.boolean()),
            ...costs,
            source,
          }),
        ),
        ranks: z.array(
          z.object({
            program: z.string(),
            quotaName: z.string(),
            allottedCategory: z.enum(seatCategories),
            allottedPh: z.enum(seatPh),
            years: z.array(
              z.object({
                year: z.int(),
                /** Absent where the year's ranks are of all rounds together. */
                round: maybe(z.string()),
                /** Who published the round's ranks, such as MCC. */
                publisher: maybe(z.string()),
                holds,
                minAir: maybe(z.int()),
                maxAir: z.int(),
                admits: maybe(z.int()),
                source,
              }),
            ),
          }),
        ),
      }),
    ),
    failures: {
      404: {
        when: 'No college has the code',
        carries: z.object({ code: z.string() }),
        example: { code: '999999' },
      },
    },
  },
});
