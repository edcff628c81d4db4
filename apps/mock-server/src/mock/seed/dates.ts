import {
  day,
  hour,
  indianDay,
  iso,
  startOfDay,
} from '@seatwise/api-client/contract/constants/time';
import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { DateKind } from '@seatwise/api-client/contract/constants/dates';
import type { CounsellingDate } from '@seatwise/backend/reference/referenceData';

/** The steps of a round, each with its days after the start and its hour in India. */
const steps: readonly {
  readonly kind: DateKind;
  readonly title: string;
  readonly day: number;
  readonly hour: number;
}[] = [
  { kind: 'registration-opens', title: 'registration opens', day: 0, hour: 10 },
  { kind: 'registration-closes', title: 'last date to register and pay', day: 5, hour: 12 },
  { kind: 'choices-close', title: 'last date to fill and lock choices', day: 6, hour: 17 },
  { kind: 'result', title: 'result of the allotment', day: 9, hour: 18 },
  { kind: 'reporting-closes', title: 'last date to join the college', day: 16, hour: 17 },
];

const rounds = ['Round 1', 'Round 2', 'Round 3', 'Stray Vacancy'] as const;
/** Days from the start of one round to the start of the next. */
const roundLength = 21;

/** The start of each exam's first round, in days after the server's first start. */
const starts: Readonly<Record<Exam, number>> = { UG: -3, PG: 4, MDS: 9 };

/** A postponed date, so that there is a revision to show. */
const revised = { round: 'Round 1', kind: 'choices-close', days: 2 };

/** The dates of a demonstration, counted from its first start, earliest first. */
const exampleDatesOf = (exam: Exam, firstStart: number): CounsellingDate[] => {
  const midnight = startOfDay(indianDay(firstStart));
  return rounds.flatMap((round, index) =>
    steps.map(({ kind, title, ...step }): CounsellingDate => {
      const isRevised = round === revised.round && kind === revised.kind;
      const planned =
        midnight + (starts[exam] + index * roundLength + step.day) * day + step.hour * hour;
      return {
        id: `${exam}-${round}-${kind}`.toLowerCase().replaceAll(' ', '-'),
        round,
        kind,
        title: `${round}: ${title}`,
        at: iso(isRevised ? planned + revised.days * day : planned),
        source: null,
        revisedFrom: isRevised ? iso(planned) : null,
        revision: isRevised ? 1 : 0,
        publishedAt: iso(midnight),
      };
    }),
  );
};

/** The dates of a demonstration by exam. */
export const exampleDates = (firstStart: number): ReadonlyMap<Exam, readonly CounsellingDate[]> =>
  new Map(exams.map((exam) => [exam, exampleDatesOf(exam, firstStart)]));
