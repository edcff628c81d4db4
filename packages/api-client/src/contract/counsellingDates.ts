import * as z from 'zod/mini';
import { exams } from './constants/counselling.ts';
import { dateKinds } from './constants/dates.ts';
import { factSources } from './constants/factSources.ts';
import { file, defineArea, rows } from './operation.ts';
import { maybe, timestamp } from './values.ts';

/**
 * Additional calls: the dates of the counselling. If a backend does not implement them (404, 405 or
 * 501), the app shows no dates, and the lock says where to find them.
 */
const exam = z.enum(exams);

export const counsellingDates = defineArea('everyone', {
  listCounsellingDates: {
    summary: 'The dates of an exam’s counselling, earliest first',
    route: 'GET /api/counselling-dates',
    query: z.object({ exam }),
    answer: rows(
      z.object({
        /** Stays the same across all revisions. */
        id: z.string(),
        /** Absent for dates that concern the whole counselling. */
        round: maybe(z.string()),
        kind: maybe(z.enum(dateKinds)),
        title: z.string(),
        at: timestamp,
        source: maybe(z.enum(factSources)),
        /** The planned time before the revision. */
        revisedFrom: maybe(timestamp),
        /** The number of revisions. */
        revision: maybe(z.int()),
        /** When the date was published or last revised. */
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
