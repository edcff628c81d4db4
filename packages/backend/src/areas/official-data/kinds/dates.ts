import { day } from '@seatwise/api-client/contract/constants/time';
import type { DataField, DataRound } from '@seatwise/api-client/contract/constants/data';
import { roundOf } from '../codes.ts';
import { dayOf, momentOf } from '../indianDates.ts';
import { plainName } from '../plainName.ts';
import type { RowReader } from '../rowReader.ts';
import { dateKeyOf, publishedDates, remainingOf, type DateRow, type Span } from './dateRow.ts';
import { defineKind, type CollectOptions, type Collector } from './kind.ts';

/** The longest time of any counselling step. Milliseconds. */
const longest = 92 * day;

/** The mop-up round was renamed; students know its present name. */
const roundIn = (text: string): DataRound | undefined => {
  const round = roundOf(text);
  return round === 'Mop-up' ? 'Round 3' : round;
};

const between = /\s+(?:to|till|until|up ?to|–|—|-)\s+/i;

/** Reads `21st July to 28th July 2026` from one cell; undefined if it is not a span. */
const spanIn = (text: string): Span | undefined => {
  const [from, until] = text.split(between);
  const end = until === undefined ? undefined : momentOf(until, 'last');
  if (from === undefined || end === undefined) return undefined;
  const year = /\d{4}/.exec(until!)?.[0] ?? '';
  const start = momentOf(from, 'first') ?? momentOf(`${from} ${year}`, 'first');
  return start === undefined ? undefined : { start, end };
};

/** Whether a day is written without a time. */
const isUntimed = (text: string): boolean => momentOf(text, 'first') !== momentOf(text, 'last');

/** Matches the name of an event that is an end, whatever column has its date. */
const closing = /\b(CLOS(ES?|ED|ING)|ENDS?|LAST DA(TE|Y)|DEADLINE)\b/;

const isTrue = /^(Y|YES|TRUE|1|REVISED|EXTENDED)$/;
const isFalse = /^(|N|NO|FALSE|0)$/;

/** Marks a date that differs from the published one as revised, whatever the list says. */
const revisionOf = (
  span: Span,
  listed: Pick<DateRow, 'before' | 'revision'>,
  known: DateRow | undefined,
): Pick<DateRow, 'before' | 'revision'> => {
  if (!known) return listed;
  const { start, end, before: earlier, revision } = known;
  if (start === span.start && end === span.end)
    return { before: earlier ?? listed.before, revision: Math.max(revision, listed.revision) };
  return { before: { start, end }, revision: revision + 1 };
};

const collect = (
  reader: RowReader<DataField<'dates'>>,
  { details, before }: CollectOptions<DateRow>,
): Collector<DateRow> => {
  const published = new Map(before.map((row) => [dateKeyOf(row), row]));
  const rows = new Map<string, { readonly row: DateRow; readonly line: number }>();
  const { cell, refuse } = reader;

  const momentIn = (text: string, without: 'first' | 'last'): string | null | undefined =>
    text === '' ? null : (momentOf(text, without) ?? refuse('unreadable date', text));

  const readSpan = (): Span | undefined => {
    const timed = (text: string): string => (text === '' ? '' : `${text} ${cell('time')}`.trim());
    const hasEnd = cell('end') !== '';
    const written = spanIn(timed(cell('start')));
    if (written && !hasEnd) return written;
    // If start and end are the same day and the start has no time, the list names no start.
    const isOneDay =
      hasEnd && isUntimed(cell('start')) && dayOf(cell('start')) === dayOf(cell('end'));
    const isEnd = !hasEnd && closing.test(plainName(cell('event')));
    const [from, until] = isEnd
      ? ['', cell('start')]
      : [isOneDay ? '' : cell('start'), cell('end')];
    const start = momentIn(hasEnd ? from : timed(from), 'first');
    if (start === undefined) return undefined;
    const end = momentIn(timed(until), 'last');
    return end === undefined ? undefined : { start, end };
  };

  /** The problem with a span, if any. */
  const faultOf = ({ start, end }: Span): string | undefined => {
    if (start === null && end === null) return 'no date';
    if (start !== null && end !== null) {
      if (end < start) return 'end before start';
      if (Date.parse(end) - Date.parse(start) > longest) return 'absurd length';
    }
    const years = [start, end].flatMap((moment) => (moment ? [Number(moment.slice(0, 4))] : []));
    const isOther = years.some((year) => year < details.year || year > details.year + 1);
    return isOther ? 'date of another year' : undefined;
  };

  /** The earlier date in the list; null if there was none or the list does not give it. */
  const earlierIn = ({ end }: Span): Pick<DateRow, 'before' | 'revision'> | undefined => {
    const text = cell('revised');
    if (isFalse.test(plainName(text))) return { before: null, revision: 0 };
    if (isTrue.test(plainName(text))) return { before: null, revision: 1 };
    const moment = momentOf(text, end === null ? 'first' : 'last');
    if (!moment) return refuse('unreadable date', text);
    const planned = end === null ? { start: moment, end: null } : { start: null, end: moment };
    return { before: planned, revision: 1 };
  };

  const add = (): undefined => {
    const event = cell('event').replace(/\s+/g, ' ');
    if (event === '') return refuse('no event', cell('start'));
    if (event.length > 200) return refuse('no event', event);
    const round = roundIn(cell('round') || event);
    if (!round && cell('round') !== '') return refuse('unknown round', cell('round'));
    const span = readSpan();
    if (!span) return undefined;
    const fault = faultOf(span);
    if (fault) return refuse(fault, [event, cell('start'), cell('end')].filter(Boolean).join(', '));
    const listed = earlierIn(span);
    if (!listed) return undefined;
    const name = { round: round ?? null, event };
    const key = dateKeyOf(name);
    const first = rows.get(key);
    if (first) return refuse('doubled row', `${event}, as in row ${first.line}`);
    const row = { ...name, ...span, ...revisionOf(span, listed, published.get(key)) };
    rows.set(key, { row, line: reader.line() });
    reader.use();
    return undefined;
  };
  const finish = () => {
    const read = [...rows.values()];
    const remaining = remainingOf(
      before,
      read.map(({ row }) => row),
    );
    return [...read, ...remaining.map((row) => ({ row, line: 0 }))];
  };
  return { add, finish };
};

export const dates = defineKind<'dates', DateRow>({
  headings: {
    round: /^((COUNSELLING|COUNSELING) )?ROUND( NO| NAME)?$/,
    event: /^(EVENTS?|ACTIVIT(Y|IES)|SCHEDULE|PARTICULARS?|STEP|STAGE|ITEM|DESCRIPTION)( NAME)?$/,
    start:
      /^(START|STARTS|STARTING|FROM|OPENS?|OPENING|BEGINS?|COMMENCEMENT|DATES?)( (DATE|DAY|TIME|FROM|AND TIME))*$|^DATE FROM$/,
    end: /^(END|ENDS|ENDING|TO|TILL|UNTIL|CLOSES?|CLOSING|LAST|UP ?TO)( (DATE|DAY|TIME|AND TIME))*$|^DATE TO$/,
    time: /^(TIME|TIMINGS?|TIME IST)$/,
    revised: /^(REVISED|REVISION|REVISED FROM|EARLIER DATE|PREVIOUS DATE|ORIGINAL DATE|OLD DATE)$/,
  },
  scope: ['exam', 'year'],
  collect,
  keyOf: dateKeyOf,
  show: ({ round, event, start, end, before }) => ({
    title: event,
    detail: round ?? '',
    values: {
      ...(start !== null && { start }),
      ...(end !== null && { end }),
      ...(before && { revised: (before.end ?? before.start)! }),
    },
  }),
  apply: (lists, { reference }) =>
    Promise.resolve({ dates: new Map([...reference.base.dates, ...publishedDates(lists)]) }),
});
