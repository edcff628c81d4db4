import { minute } from '@seatwise/api-client/contract/constants/time';
import type { AnswerOf, InputOf } from '@seatwise/api-client';
import type { alerts } from '@seatwise/api-client/contract/alerts';
import { alertTopics, type AlertTopic } from '@seatwise/api-client/contract/constants/alerts';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { alertRisks, refusedRisks } from '@seatwise/api-client/contract/constants/alertRisks';
import { longDate, timeOf } from '../shared/dates.ts';
import { problemsOf, unless, type Problems } from '../shared/rules.ts';
import { messages } from './messages.ts';

export type PlannedAlert = AnswerOf<typeof alerts.createAlert>;
type Input = InputOf<typeof alerts.updateAlert>;
type Category = Input['categories'][number];

/** An alert in the editor: absent values are empty strings. */
export interface AlertDraft {
  readonly title: string;
  readonly text: string;
  readonly topic: AlertTopic;
  readonly exams: readonly Exam[];
  readonly categories: readonly Category[];
  readonly link: string;
  /** The attached document. */
  readonly fileId: number | null;
  readonly date: string;
  /** The time on that day in India, such as 17:00. */
  readonly time: string;
  /** Local time as the input writes it; empty to publish at once. */
  readonly publishAt: string;
  readonly isPinned: boolean;
  readonly isRevised: boolean;
  /** The links, numbers and days that the editor checked and confirmed. */
  readonly confirmed: readonly string[];
}

export const emptyDraft: AlertDraft = {
  title: '',
  text: '',
  topic: alertTopics[0],
  exams: [],
  categories: [],
  link: '',
  fileId: null,
  date: '',
  time: '',
  publishAt: '',
  isPinned: false,
  isRevised: false,
  confirmed: [],
};

/** A moment in the format of an input for local time. */
const localTime = (iso: string | null | undefined): string => {
  const time = timeOf(iso);
  if (time === undefined) return '';
  return new Date(time - new Date(time).getTimezoneOffset() * minute).toISOString().slice(0, 16);
};

const dayText = (date: string): string => longDate(timeOf(date));

/** Whether the announced day will be over when the alert is published. */
const hasPassed = ({ date, time, publishAt }: AlertDraft, now: number): boolean =>
  Date.parse(`${date}T${time || '23:59'}+05:30`) < Math.max(now, Date.parse(publishAt) || 0);

export const draftOf = (alert: PlannedAlert): AlertDraft => ({
  title: alert.title,
  text: alert.text ?? '',
  topic: alert.topic ?? alertTopics[0],
  exams: alert.exams ?? [],
  categories: alert.categories ?? [],
  link: alert.link ?? '',
  fileId: alert.file?.id ?? null,
  date: alert.date ?? '',
  time: alert.time ?? '',
  publishAt: localTime(alert.publishAt),
  isPinned: alert.isPinned ?? false,
  isRevised: false,
  // The editor has already confirmed the day of a saved alert.
  confirmed: alert.date ? [dayText(alert.date)] : [],
});

export const inputOf = ({ confirmed, ...draft }: AlertDraft): Omit<Input, 'id'> => ({
  ...draft,
  title: draft.title.trim(),
  text: draft.text.trim(),
  exams: [...draft.exams],
  categories: [...draft.categories],
  link: draft.link.trim() || null,
  date: draft.date || null,
  time: (draft.date && draft.time) || null,
  publishAt: draft.publishAt === '' ? null : new Date(draft.publishAt).toISOString(),
  linksConfirmed: confirmed.some((named) => named !== dayText(draft.date)),
});

/** The parts of a draft that may deceive a reader, and whether each can be confirmed at all. */
export const doubtsOf = (draft: AlertDraft, sites: readonly string[], now: number) => {
  const { title, text, link } = draft;
  const risks = alertRisks({ title, text, link: link.trim() || null }, sites);
  const past = { named: dayText(draft.date), risk: 'past-day', isRefused: false } as const;
  return [
    ...risks.map(({ named, risk }) => ({ named, risk, isRefused: refusedRisks.includes(risk) })),
    ...(hasPassed(draft, now) ? [past] : []),
  ];
};

/** The host of a link that is safe to follow: https only, without credentials. */
export const secureSite = (link: string | null | undefined): string | undefined => {
  if (!link || !URL.canParse(link)) return undefined;
  const { protocol, username, password, host } = new URL(link);
  return protocol === 'https:' && username === '' && password === '' ? host : undefined;
};

interface Circumstances {
  readonly now: number;
  readonly isPublished: boolean;
  readonly officialSites: readonly string[];
}

/** The problems of a draft, by field. */
export const alertProblems = (
  draft: AlertDraft,
  { now, isPublished, officialSites }: Circumstances,
): Problems<AlertDraft> =>
  problemsOf<AlertDraft>(
    {
      title: ({ title }) => unless(title.trim() !== '', messages.title),
      text: ({ text }) => unless(text.trim() !== '', messages.text),
      link: ({ link }) =>
        unless(link.trim() === '' || secureSite(link.trim()) !== undefined, messages.link),
      publishAt: ({ publishAt }) =>
        unless(publishAt === '' || isPublished || Date.parse(publishAt) >= now, messages.publishAt),
      confirmed: ({ confirmed }) => {
        const doubts = doubtsOf(draft, officialSites, now).filter(
          ({ named }) => named !== draft.link.trim() || secureSite(named) !== undefined,
        );
        if (doubts.some(({ isRefused }) => isRefused)) return messages.refused;
        return unless(
          doubts.every(({ named }) => confirmed.includes(named)),
          messages.confirmed,
        );
      },
    },
    draft,
  );
