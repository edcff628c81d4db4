import { iso } from '@seatwise/api-client/contract/constants/time';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { DataRound } from '@seatwise/api-client/contract/constants/data';
import type { DateKind } from '@seatwise/api-client/contract/constants/dates';
import type { CounsellingDate } from '../../../reference/referenceData.ts';
import { plainName } from '../plainName.ts';
import type { PublishedList } from './kind.ts';

export interface Span {
  /** ISO 8601; null if the list gives none. */
  readonly start: string | null;
  readonly end: string | null;
}

/** An event of a schedule. */
export interface DateRow extends Span {
  /** Null for an event of the whole counselling. */
  readonly round: DataRound | null;
  readonly event: string;
  /** The dates before the revision. */
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

interface Moment {
  readonly edge: 'start' | 'end';
  readonly kind: DateKind | null;
  readonly title: string;
}

/** The moments of an event: its opening and its closing, or only one if it has no length. */
const momentsOf = ({ event, start, end }: DateRow, deadline?: Step): Moment[] => {
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
  const isOther = deadline && step !== deadline;
  const closing =
    isOther && step === filling
      ? ([null, closes[1]] as const)
      : isOther && step === locking
        ? ([null, 'last date to lock choices'] as const)
        : closes;
  return [
    ...(from ? [{ edge: 'start' as const, kind: opens[0], title: opens[1] }] : []),
    ...(until ? [{ edge: 'end' as const, kind: closing[0], title: closing[1] }] : []),
  ];
};

const inSentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const edges = ['start', 'end'] as const;

/** The latest end among the rows that name a step, as a number. */
const endOf = (rows: readonly DateRow[], { words }: Step): number =>
  rows.reduce(
    (last, { event, end }) =>
      end !== null && words.test(plainName(event)) ? Math.max(last, Date.parse(end)) : last,
    -Infinity,
  );

/** If filling and locking choices are separate events, the one that ends first is the deadline. */
const deadlineOf = (rows: readonly DateRow[]): Step => {
  const [fills, locks] = [endOf(rows, filling), endOf(rows, locking)];
  return locks === -Infinity || (fills !== -Infinity && fills < locks) ? filling : locking;
};

/** The moments of each row of a schedule. */
const momentsIn = (rows: readonly DateRow[]) => {
  const rounds = Map.groupBy(rows, ({ round }) => round);
  const deadlines = new Map(Array.from(rounds, ([round, own]) => [round, deadlineOf(own)]));
  return rows.map((row) => ({ row, moments: momentsOf(row, deadlines.get(row.round)) }));
};

/** The key by which students know a moment. */
const placeOf = (round: DateRow['round'], { kind, title }: Moment): string =>
  dateKeyOf({ round, event: kind ?? title });

/** The rows of a published schedule that remain valid next to a newer one with only some events. */
export const remainingOf = (before: readonly DateRow[], newer: readonly DateRow[]): DateRow[] => {
  const keys = new Set(newer.map(dateKeyOf));
  const others = before.filter((row) => !keys.has(dateKeyOf(row)));
  const all = momentsIn([...others, ...newer]);
  const taken = new Set(
    all
      .slice(others.length)
      .flatMap(({ row, moments }) => moments.map((moment) => placeOf(row.round, moment))),
  );
  return all.slice(0, others.length).flatMap(({ row, moments }) => {
    const stays = moments.filter((moment) => !taken.has(placeOf(row.round, moment)));
    if (stays.length === moments.length) return [row];
    const [start, end] = edges.map((edge) =>
      stays.some((moment) => moment.edge === edge) ? row[edge] : null,
    );
    return stays.length === 0 ? [] : [{ ...row, start: start!, end: end! }];
  });
};

/** The dates of a schedule, as shown to students. */
const datesIn = (
  { details, rows, publishedAt }: PublishedList<DateRow>,
  exam: Exam,
): CounsellingDate[] =>
  momentsIn(rows).flatMap(({ row, moments }) =>
    moments.map(({ edge, kind, title }): CounsellingDate => {
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
