import { minute } from '@seatwise/api-client/contract/constants/time';
import type { AnswerOf, InputOf } from '@seatwise/api-client';
import type { alerts } from '@seatwise/api-client/contract/alerts';
import { alertTopics, type AlertTopic } from '@seatwise/api-client/contract/constants/alerts';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { linkFinding, linksIn } from '@seatwise/api-client/contract/constants/officialSites';
import { timeOf } from '../shared/dates.ts';
import { problemsOf, unless, type Problems } from '../shared/rules.ts';
import { messages } from './messages.ts';

export type PlannedAlert = AnswerOf<typeof alerts.createAlert>;
type Input = InputOf<typeof alerts.updateAlert>;
type Category = Input['categories'][number];

/** An alert as the editor holds it: absent values are empty texts. */
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
  /** Local time as the field writes it; empty for at once. */
  readonly publishAt: string;
  readonly isPinned: boolean;
  readonly isRevised: boolean;
  /** Whether the links that lead to no official site were looked at. */
  readonly isConfirmed: boolean;
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
  publishAt: '',
  isPinned: false,
  isRevised: false,
  isConfirmed: false,
};

/** A moment as a field for local time takes it. */
const localTime = (iso: string | null | undefined): string => {
  const time = timeOf(iso);
  if (time === undefined) return '';
  return new Date(time - new Date(time).getTimezoneOffset() * minute).toISOString().slice(0, 16);
};

export const draftOf = (alert: PlannedAlert): AlertDraft => ({
  title: alert.title,
  text: alert.text ?? '',
  topic: alert.topic ?? alertTopics[0],
  exams: alert.exams ?? [],
  categories: alert.categories ?? [],
  link: alert.link ?? '',
  fileId: alert.file?.id ?? null,
  date: alert.date ?? '',
  publishAt: localTime(alert.publishAt),
  isPinned: alert.isPinned ?? false,
  isRevised: false,
  isConfirmed: false,
});

export const inputOf = ({ isConfirmed, ...draft }: AlertDraft): Omit<Input, 'id'> => ({
  ...draft,
  title: draft.title.trim(),
  text: draft.text.trim(),
  exams: [...draft.exams],
  categories: [...draft.categories],
  link: draft.link.trim() || null,
  date: draft.date || null,
  publishAt: draft.publishAt === '' ? null : new Date(draft.publishAt).toISOString(),
  linksConfirmed: isConfirmed,
});

/** The links of a draft that lead to no official site. */
export const doubtsOf = ({ link, text }: AlertDraft, sites: readonly string[]) =>
  [...new Set([...(link.trim() === '' ? [] : [link.trim()]), ...linksIn(text)])]
    .map((address) => ({ address, finding: linkFinding(address, sites) }))
    .filter(({ finding }) => finding !== 'official');

/** The site of a link, where it is one that a reader may follow: https alone, without a user. */
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

/** What is wrong with a draft, by field. */
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
      isConfirmed: ({ isConfirmed }) =>
        unless(isConfirmed || doubtsOf(draft, officialSites).length === 0, messages.isConfirmed),
    },
    draft,
  );
