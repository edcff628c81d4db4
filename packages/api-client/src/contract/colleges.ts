import * as z from 'zod/mini';
import { exams } from './constants/counselling.ts';
import { factSources } from './constants/factSources.ts';
import { json, defineArea, rows } from './operation.ts';
import { collegeKinds, seatCategories, seatPh } from './prediction.ts';
import { bounded, maybe } from './values.ts';

/**
 * Additional calls: a page for each college. If a backend does not implement them (404, 405 or
 * 501), the page says so and nothing links to it.
 */

const source = z.enum(factSources);
/** The day on which the fact held, such as 2025-07-01, if the source gives it. */
const asOf = maybe(z.string());
/** The publisher, such as MCC. */
const publisher = maybe(z.string());
const rupees = z.int();

/** The origin of a fact: its publisher, year and document. */
const origin = { source, asOf, publisher, year: maybe(z.int()), documentUrl: maybe(z.string()) };

/** A fact with its source; null if unknown. */
const fact = <S extends z.ZodMiniType>(value: S) => maybe(z.object({ value, ...origin }));

const bond = z.object({ years: z.number(), penalty: maybe(rupees) });

/** The published costs of a course's seats. */
const costs = {
  /** Tuition per year. */
  fee: fact(rupees),
  /** The fee of the whole course, hostel included. */
  courseFee: fact(rupees),
};

/** Which seats a list has: all, those newly allotted in its round, or all allotted in it. */
const holds = maybe(z.enum(['all', 'new', 'given']));

const listed = {
  /** MCC's six digits; another identifier if no list has a code for the college. */
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
  /** The facts about colleges in the list, such as `fee`; only for lists of colleges. */
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
        /** The source of the college itself; absent if it is part of the dataset. */
        addedFrom: maybe(z.object({ source, asOf })),
        /** The college with this code here before MCC's own codes arrived; absent if none. */
        formerHolder: maybe(z.object({ code: z.string(), name: z.string() })),
        /** The source of the kind; absent if it is part of the list of colleges. */
        kindFrom: maybe(z.object({ source, asOf })),
        city: fact(z.string()),
        /** The published number of students per year: in one course, or in all courses together. */
        intake: maybe(z.object({ value: z.int(), ...origin, course: maybe(z.string()) })),
        website: fact(z.string()),
        bond: fact(bond),
        hostel: fact(z.object({ women: z.boolean(), men: z.boolean(), perYear: maybe(rupees) })),
        /** Rupees per month in the first year of a postgraduate course. */
        stipend: fact(rupees),
        /** Published facts about postgraduate seats, by body: university, National Board. */
        pg: maybe(
          z.array(
            z.object({
              seats: z.string(),
              ...costs,
              stipend: fact(rupees),
              /** The `penalty` is for leaving the service, `leaving` for leaving the course. */
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
        /** Tuition per year for the seats that a state gives. */
        stateFees: maybe(
          z.array(
            z.object({
              program: z.string(),
              seats: z.string(),
              fee: z.object({ value: rupees, ...origin }),
            }),
          ),
        ),
        /** The lists with the seats below. */
        seatLists: maybe(z.array(publishedList)),
        seats: z.array(
          z.object({
            program: z.string(),
            quotaName: z.string(),
            seats: maybe(z.int()),
            /** Whether the college admits only women to this programme. */
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
                /** Absent if the year's ranks cover all rounds together. */
                round: maybe(z.string()),
                /** The publisher of the round's ranks, such as MCC. */
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
