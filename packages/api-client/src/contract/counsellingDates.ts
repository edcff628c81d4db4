import * as z from 'zod/mini';
import { exams } from './constants/counselling.ts';
import { dateKinds } from './constants/dates.ts';
import { factSources } from './constants/factSources.ts';
import { file, defineArea, rows } from './operation.ts';
import { maybe, timestamp } from './values.ts';

/**
 * Additional calls: the dates of the counselling. Where a backend does not implement them (404, 405
 * or 501), no dates show, and the lock says where to look for them.
 */
const exam = z.enum(exams);

export const counsellingDates = defineArea('everyone', {
  listCounsellingDates: {
    summary: 'The dates of an exam’s counselling, earliest first',
    route: 'GET /api/counselling-dates',
    query: z.object({ exam }),
    answer: rows(
      z.object({
        /** Stays the same over all revisions. */
        id: z.string(),
        /** Absent for dates of the whole counselling. */
        round: maybe(z.string()),
        kind: maybe(z.enum(dateKinds)),
        title: z.string(),
        at: timestamp,
        source: maybe(z.enum(factSources)),
        /** When it was to be before it was revised. */
        revisedFrom: maybe(timestamp),
        /** How often it was revised. */
        revision: maybe(z.int()),
        /** When it was published, or revised last. */
        publishedAt: maybe(timestamp),
      }),
    ),
  },

  readCalendar: {
    summary: 'The dates of an exam’s counselling as an iCalendar feed (RFC 5545)',
    route: 'GET /api/counselling-dates/{exam}/calendar.ics',
    params: z.object({ exam }),
    answer: file,
  },
});
