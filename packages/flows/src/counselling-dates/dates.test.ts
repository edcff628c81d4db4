import { expect, it } from 'vitest';
import { titleOf } from '../shared/dateTitles.hi.ts';
import { datesAhead, nextLock, nextLockEnd, timeLeft, type CounsellingDate } from './dates.ts';

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

it('BEY-CAL-04 finds the next end of choice filling, and none where all are past', () => {
  expect(nextLock(dates, now)?.id).toBe('lock');
  expect(nextLock(dates, Date.parse('2027-01-01T00:00:00Z'))).toBeUndefined();
  expect(nextLock([date('result', '2026-11-24T00:00:00Z')], now)).toBeUndefined();
});

it('BEY-CAL-04 finds the end of locking where choices are filled and locked apart', () => {
  const filling = {
    ...date('filling', '2026-12-02T17:00:00+05:30', 'choices-close'),
    title: 'Round 1: last date to fill choices',
  };
  const locking = {
    ...date('locking', '2026-12-02T23:55:00+05:30'),
    kind: null,
    title: 'Round 1: last date to lock choices',
  };
  expect(nextLock([filling, locking], now)?.id).toBe('filling');
  expect(nextLockEnd([filling, locking], now)?.id).toBe('locking');
  expect(nextLockEnd([filling], now)).toBeUndefined();
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
});
