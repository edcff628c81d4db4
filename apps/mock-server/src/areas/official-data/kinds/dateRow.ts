import { iso } from '@seatwise/api-client/contract/constants/time';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { DataRound } from '@seatwise/api-client/contract/constants/data';
import type { DateKind } from '@seatwise/api-client/contract/constants/dates';
import type { CounsellingDate } from '../../../reference/referenceData.ts';
import { plainName } from '../plainName.ts';
import type { PublishedList } from './kind.ts';

export interface Span {
  /** ISO 8601; null where the list names none. */
  readonly start: string | null;
  readonly end: string | null;
}

/** An event of a schedule. */
export interface DateRow extends Span {
  /** Null for what is of the whole counselling. */
  readonly round: DataRound | null;
  readonly event: string;
  /** When it was to be before it was revised. */
  readonly before: Span | null;
  readonly revision: number;
}

export const dateKeyOf = ({ round, event }: Pick<DateRow, 'round' | 'event'>): string =>
  JSON.stringify([round, plainName(event)]);

interface Step {
  readonly words: RegExp;
  readonly opens: readonly [kind: DateKind | null, title: string];
  readonly closes: readonly [kind: DateKind | null, title: string];
}

const locking: Step = {
  words: /\bLOCK(ING)?\b/,
  opens: [null, 'choice filling and locking open'],
  closes: ['choices-close', 'last date to fill and lock choices'],
};
const filling: Step = {
  words: /\bCHOICES?\b.*\bFILL(ING)?\b|\bFILLING\b.*\bCHOICES?\b/,
  opens: [null, 'choice filling opens'],
  closes: ['choices-close', 'last date to fill choices'],
};
const steps: readonly Step[] = [
  locking,
  filling,
  {
    words: /\b(REGISTRATIONS?|PAYMENT)\b/,
    opens: ['registration-opens', 'registration opens'],
    closes: ['registration-closes', 'last date to register and pay'],
  },
  {
    words: /\bRESULTS?\b/,
    opens: ['result', 'result of the allotment'],
    closes: ['result', 'result of the allotment'],
  },
  {
    words: /\b(REPORTING|JOINING|ADMISSION)\b/,
    opens: [null, 'joining at the college opens'],
    closes: ['reporting-closes', 'last date to join the college'],
  },
];

const stepOf = (event: string): Step | undefined => {
  const plain = plainName(event);
  return steps.find(({ words }) => words.test(plain));
};

const slug = (...parts: readonly string[]): string =>
  parts.map((part) => plainName(part).toLowerCase().replaceAll(' ', '-')).join('-');

/** The moments of an event: what opens and what closes; one of the two where it has no length. */
const momentsOf = (
  { event, start, end }: DateRow,
  roundLocks: boolean,
): { readonly edge: 'start' | 'end'; readonly kind: DateKind | null; readonly title: string }[] => {
  const step = stepOf(event);
  const isResult = step?.closes[0] === 'result';
  const hasBoth = start !== null && end !== null && start !== end;
  const from = start !== null && (hasBoth ? !isResult : end === null);
  const until = end !== null;
  const [opens, closes] = step
    ? [step.opens, step.closes]
    : [
        [null, hasBoth ? `${event}: start` : event] as const,
        [null, hasBoth ? `${event}: end` : event] as const,
      ];
  // Where choices are locked apart, their filling's end is not the deadline.
  const closing = step === filling && roundLocks ? ([null, closes[1]] as const) : closes;
  return [
    ...(from ? [{ edge: 'start' as const, kind: opens[0], title: opens[1] }] : []),
    ...(until ? [{ edge: 'end' as const, kind: closing[0], title: closing[1] }] : []),
  ];
};

const inSentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The dates of a schedule, as students are shown them. */
const datesIn = (
  { details, rows, publishedAt }: PublishedList<DateRow>,
  exam: Exam,
): CounsellingDate[] => {
  const locks = new Set(
    rows.filter(({ event }) => stepOf(event) === locking).map(({ round }) => round),
  );
  return rows.flatMap((row) =>
    momentsOf(row, locks.has(row.round)).map(({ edge, kind, title }): CounsellingDate => {
      const at = row[edge]!;
      const planned = row.before?.[edge] ?? null;
      return {
        id: slug(exam, String(details.year), row.round ?? 'all', row.event, edge),
        round: row.round,
        kind,
        title: row.round ? `${row.round}: ${title}` : inSentenceCase(title),
        at,
        source: 'imported',
        revisedFrom: planned === at ? null : planned,
        revision: row.revision,
        publishedAt: iso(publishedAt),
      };
    }),
  );
};

/** The dates of each exam's last season. */
export const publishedDates = (
  lists: readonly PublishedList<DateRow>[],
): ReadonlyMap<Exam, readonly CounsellingDate[]> => {
  const dates = new Map<Exam, readonly CounsellingDate[]>();
  for (const list of lists.toSorted((a, b) => a.details.year - b.details.year)) {
    const exam = list.details.exam!;
    dates.set(exam, datesIn(list, exam));
  }
  return dates;
};
