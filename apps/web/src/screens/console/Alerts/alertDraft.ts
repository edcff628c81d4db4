import { minute } from '@seatwise/api-client/contract/constants/time';
import type { AnswerOf, InputOf } from '@seatwise/api-client';
import type { alerts } from '@seatwise/api-client/contract/alerts';
import { alertTopics, type AlertTopic } from '@seatwise/api-client/contract/constants/alerts';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import {
  linkFinding,
  linksIn,
  type LinkFinding,
} from '@seatwise/api-client/contract/constants/officialSites';
import { secureSite, timeOf } from '@seatwise/flows/alerts';
import { content } from '../../../content/adminAlerts.ts';

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
});

export const inputOf = (draft: AlertDraft, linksConfirmed: boolean): Omit<Input, 'id'> => ({
  ...draft,
  title: draft.title.trim(),
  text: draft.text.trim(),
  exams: [...draft.exams],
  categories: [...draft.categories],
  link: draft.link.trim() || null,
  date: draft.date || null,
  publishAt: draft.publishAt === '' ? null : new Date(draft.publishAt).toISOString(),
  linksConfirmed,
});

interface Doubt {
  readonly address: string;
  readonly finding: LinkFinding;
}

/** The links of a draft that lead to no official site. */
export const doubtsOf = ({ link, text }: AlertDraft, sites: readonly string[]): readonly Doubt[] =>
  [...new Set([...(link.trim() === '' ? [] : [link.trim()]), ...linksIn(text)])]
    .map((address) => ({ address, finding: linkFinding(address, sites) }))
    .filter(({ finding }) => finding !== 'official');

/** What is wrong with a draft, by field. */
export const problemsOf = (
  { title, text, link, publishAt }: AlertDraft,
  { now, isPublished }: { readonly now: number; readonly isPublished: boolean },
) => {
  const { editor } = content;
  const isLate = publishAt !== '' && !isPublished && Date.parse(publishAt) < now;
  return {
    ...(title.trim() === '' && { title: editor.missingTitle }),
    ...(text.trim() === '' && { text: editor.missingText }),
    ...(link.trim() !== '' && secureSite(link.trim()) === undefined && { link: editor.badLink }),
    ...(isLate && { publishAt: editor.badTime }),
  };
};
