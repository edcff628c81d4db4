import { expect, it } from 'vitest';
import { titleOf } from '../shared/dateTitles.hi.ts';
import {
  datesAhead,
  listDeadlines,
  nextDeadline,
  timeLeft,
  type CounsellingDate,
} from './dates.ts';

const date = (id: string, at: string, kind: CounsellingDate['kind'] = 'result') =>
  ({ id, title: id, at, kind }) as const;

const now = Date.parse('2026-11-23T10:00:00Z');
const dates: readonly CounsellingDate[] = [
  date('later lock', '2026-12-20T11:30:00Z', 'choices-close'),
  date('past lock', '2026-11-23T09:59:59Z', 'choices-close'),
  date('this moment', '2026-11-23T10:00:00Z'),
  date('lock', '2026-11-25T17:00:00+05:30', 'choices-close'),
  date('result', '2026-11-24T00:00:00Z'),
];

it('BEY-CAL-03 lists what lies ahead, earliest first, whatever the offset of a time', () => {
  expect(datesAhead(dates, now).map(({ id }) => id)).toEqual(['result', 'lock', 'later lock']);
});

it('BEY-CAL-03 has on one day what is published before what nobody has published', () => {
  const of = (id: string, at: string, source: CounsellingDate['source']) => ({
    ...date(id, at),
    source,
  });
  const ofOneDay = [
    of('unpublished', '2026-12-02T18:00:00+05:30', null),
    of('imported', '2026-12-02T23:55:00+05:30', 'imported'),
    of('official', '2026-12-03T00:05:00+05:30', 'official'),
  ];
  expect(datesAhead(ofOneDay, now).map(({ id }) => id)).toEqual([
    'imported',
    'unpublished',
    'official',
  ]);
});

const [registration, filling, locking] = [
  date('registration', '2026-11-30T12:00:00+05:30', 'registration-closes'),
  date('filling', '2026-12-02T17:00:00+05:30', 'choices-close'),
  {
    ...date('locking', '2026-12-02T23:55:00+05:30'),
    kind: null,
    title: 'Round 1: last date to lock choices',
    round: 'Round 1',
  },
];
const round1 = [locking, { ...filling, round: 'Round 1' }, registration];
const idsOf = (given: readonly CounsellingDate[]) => given.map(({ id }) => id);

it('BEY-CAL-04 finds the next end of choice filling, and none where all are past', () => {
  expect(idsOf(listDeadlines(dates, now))).toEqual(['lock']);
  expect(listDeadlines(dates, Date.parse('2027-01-01T00:00:00Z'))).toEqual([]);
  expect(listDeadlines([date('result', '2026-11-24T00:00:00Z')], now)).toEqual([]);
});

it('BEY-CAL-04 finds the end of locking where choices are filled and locked apart', () => {
  expect(idsOf(listDeadlines(round1, now))).toEqual(['filling', 'locking']);
  const betweenBoth = Date.parse('2026-12-02T18:00:00+05:30');
  expect(idsOf(listDeadlines([...round1, ...dates], betweenBoth))).toEqual(['locking']);
  const other = { ...locking, round: 'Round 2' };
  expect(idsOf(listDeadlines([filling, other], now))).toEqual(['filling']);
});

it('BEY-CAL-07 finds what ends first of registering, filling and locking', () => {
  expect(nextDeadline(round1, now)?.id).toBe('registration');
  expect(nextDeadline(round1, Date.parse(registration.at))?.id).toBe('filling');
  expect(nextDeadline([locking], now)?.id).toBe('locking');
  expect(nextDeadline([date('result', '2026-11-24T00:00:00Z')], now)).toBeUndefined();
});

it('BEY-CAL-04 splits what is left', () => {
  expect(timeLeft(2 * 86_400 + 3 * 3600 + 4 * 60 + 5)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
  expect(timeLeft(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

it('BEY-LNG-07 names a date in Hindi by its kind and round, and leaves one of no kind', () => {
  const title = 'Round 1: registration opens';
  expect(titleOf({ title, kind: 'choices-close', round: 'Round 1' })).toBe(
    'राउंड 1: चॉइस भरने और लॉक करने की आखिरी तारीख',
  );
  expect(titleOf({ title, kind: 'result' })).toBe('अलॉटमेंट का रिजल्ट');
  expect(titleOf({ title })).toBe(title);
  const apart = (end: string, kind: CounsellingDate['kind']) =>
    titleOf({ title: `Round 1: last date to ${end} choices`, kind, round: 'Round 1' });
  expect(apart('fill', 'choices-close')).toBe('राउंड 1: चॉइस भरने की आखिरी तारीख');
  expect(apart('lock', null)).toBe('राउंड 1: चॉइस लॉक करने की आखिरी तारीख');
});
