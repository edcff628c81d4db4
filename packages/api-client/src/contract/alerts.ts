import * as z from 'zod/mini';
import { alertTopics, maxAlertLength } from './constants/alerts.ts';
import { exams } from './constants/counselling.ts';
import { json, defineArea, rows } from './operation.ts';
import { candidateCategories } from './prediction.ts';
import { changedMeanwhile } from './seen.ts';
import { bounded, id, maybe, name, timestamp } from './values.ts';

/**
 * Additional calls: alerts that staff write, in addition to the documents of END-06. If a backend
 * does not implement them (404, 405 or 501), only the documents are listed.
 */

const path = '/api/admin/alerts';

/** A calendar day, such as 2026-12-15. */
const date = z.iso.date();

/** A time in India, such as 17:00. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The fields of an alert that both readers and staff see. */
const announced = {
  id: z.int(),
  title: z.string(),
  text: maybe(z.string()),
  topic: maybe(z.enum(alertTopics)),
  /** The candidates that the alert is for; empty for everybody. */
  exams: maybe(z.array(z.enum(exams))),
  categories: maybe(z.array(z.enum(candidateCategories))),
  link: maybe(z.string()),
  /** Whether the link leads to a listed official site. */
  isOfficial: maybe(z.boolean()),
  /** The attached document; absent once it is deleted. */
  file: maybe(z.object({ id: z.int(), fileName: maybe(z.string()) })),
  /** The announced day. */
  date: maybe(z.string()),
  /** The time on that day in India, such as 17:00. */
  time: maybe(z.string()),
  /** The announced day before the revision. */
  previousDate: maybe(z.string()),
  revisedAt: maybe(timestamp),
  isPinned: maybe(z.boolean()),
};

/** null means all alerts for the student's exam. */
const choice = json(z.object({ topics: z.nullable(z.array(z.enum(alertTopics))) }));

export const alertStates = ['planned', 'published', 'withdrawn'] as const;

const plannedAlert = z.object({
  ...announced,
  state: maybe(z.enum(alertStates)),
  publishAt: maybe(timestamp),
  withdrawnAt: maybe(timestamp),
  authorName: maybe(z.string()),
});

const draft = {
  title: name,
  text: bounded(maxAlertLength),
  topic: z.enum(alertTopics),
  exams: z.array(z.enum(exams)).check(z.maxLength(exams.length)),
  categories: z.array(z.enum(candidateCategories)).check(z.maxLength(candidateCategories.length)),
  link: z.nullable(bounded(500)),
  /** The published document that is attached. */
  fileId: z.optional(z.nullable(id)),
  date: z.nullable(date),
  time: z.optional(z.nullable(timeOfDay)),
  /** null publishes at once, by the server's clock. */
  publishAt: z.nullable(timestamp),
  isPinned: z.boolean(),
  /** Confirms that the editor checked each unofficial link, UPI id and phone number. */
  linksConfirmed: z.boolean(),
};

/** The fields of an alert that two editors may change at the same time. */
export const alertFields = [
  'title',
  'text',
  'topic',
  'exams',
  'categories',
  'link',
  'fileId',
  'date',
  'time',
  'publishAt',
  'isPinned',
] as const;

const { linksConfirmed: _, ...shownFields } = draft;

const refused = {
  400: 'A value is refused, a link is no https address or hides its site behind an @, or there is no such file',
  409: 'A link leads to no official site, or there is a UPI id or phone number, and nobody has confirmed it',
};

export const alerts = defineArea('admin', {
  listAlerts: {
    summary:
      'The published alerts that are meant for the caller, pinned ones first, then the newest',
    route: 'GET /api/alerts',
    access: 'everyone',
    answer: rows(z.object({ ...announced, publishedAt: maybe(timestamp) })),
  },

  readAlertChoice: {
    summary: 'What the student wants to hear of',
    route: 'GET /api/users/alert-choice',
    access: 'student',
    answer: choice,
  },

  saveAlertChoice: {
    summary: 'Choose what one wants to hear of; null for everything of one’s exam',
    route: 'PUT /api/users/alert-choice',
    access: 'student',
    body: z.object({
      topics: z.nullable(z.array(z.enum(alertTopics)).check(z.maxLength(alertTopics.length))),
    }),
    answer: choice,
  },

  listPlannedAlerts: {
    summary: 'Every alert with its state, and the sites that count as official',
    route: `GET ${path}`,
    answer: json(
      z.object({
        alerts: maybe(z.array(plannedAlert)),
        officialSites: maybe(z.array(z.string())),
      }),
    ),
  },

  createAlert: {
    summary: 'Write an alert, to be published at once or at a time',
    route: `POST ${path}`,
    body: z.object(draft),
    answer: json(plannedAlert),
    failures: refused,
  },

  updateAlert: {
    summary: 'Change an alert; a date that changes after it was published is shown as revised',
    route: `PUT ${path}/{id}`,
    params: z.object({ id }),
    body: z.object({
      ...draft,
      isRevised: z.boolean(),
      /** The values that the form showed: an unchanged field does not revert others' changes. */
      seen: z.optional(z.partial(z.object(shownFields))),
    }),
    answer: json(plannedAlert),
    failures: {
      400: refused[400],
      404: 'No such alert',
      409: changedMeanwhile(
        'It is withdrawn, or a link is neither official nor confirmed',
        alertFields,
        { field: 'date', value: '2026-12-16', changedBy: 'Nisha Verma' },
      ),
    },
  },

  withdrawAlert: {
    summary: 'Take an alert back: no student sees it from now on',
    route: `PUT ${path}/{id}/withdrawal`,
    params: z.object({ id }),
    answer: json(plannedAlert),
    failures: { 404: 'No such alert', 409: 'It is withdrawn already' },
  },

  republishAlert: {
    summary: 'Publish a withdrawn alert again, as it was and at once',
    route: `POST ${path}/{id}/republication`,
    params: z.object({ id }),
    answer: json(plannedAlert),
    failures: { 404: 'No such alert', 409: 'It is not withdrawn' },
  },
});
