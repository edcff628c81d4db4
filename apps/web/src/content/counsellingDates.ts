import { notLoaded, plural } from '@seatwise/flows/shared';

/** Text of the counselling dates. */
export const dates = {
  title: 'Dates',
  none: 'No upcoming dates.',
  failed: notLoaded('the dates'),
  /** The real dates of a past season, to show what to expect; docs/domain.md has the source. */
  lastSeason: {
    title: 'What to expect: the dates of NEET UG 2025',
    hint: 'This is what MCC published first in 2025. It then moved by weeks: the result of Round 3 came on 18 October.',
    began: (caption: string) => `${caption} · No dates yet. For 2025 MCC first announced:`,
    /** The first days of the rounds, in their order. */
    firstDays: ['21 Jul', '12 Aug', '3 Sep', '22 Sep'],
    source: 'NDTV, MCC’s schedule of 2025',
    rounds: [
      ['Round 1', 'Register 21–28 July, result 31 July, join 1–6 August'],
      ['Round 2', 'Register 12–18 August, result 21 August'],
      ['Round 3', 'Register 3–8 September, result 11 September'],
      ['Stray Vacancy', '22–25 September'],
    ],
  },
  /** Read by screen readers before a date that no longer applies. */
  before: 'before:',
  revised: 'Revised',
  /** The steps of a round, each to be followed by its new date. */
  moved: {
    'registration-opens': 'registration now opens',
    'registration-closes': 'registration and payment now end',
    'choices-close': 'choice filling now ends',
    result: 'the result now comes',
    'reporting-closes': 'joining the college now ends',
  },
  changed: (subject: string, date: string, before: string) => `${subject} ${date} (was ${before})`,
  otherMove: (title: string) => `${title}: now`,
  otherChanges: (count: number) =>
    plural(count, { one: '# more date changed', other: '# more dates changed' }),
  toCalendar: 'Add to calendar',
  all: (count: number) =>
    plural(count, {
      one: 'Show the date with its time',
      other: 'Show all # dates with their times',
    }),
  feed: 'Add all dates to my phone calendar',
  feedHint:
    'Add it once. New and changed dates will appear in your calendar, with a reminder a day before.',
  feedLabel: 'Address of the calendar',
  subscribe: 'Open in the calendar app',
} as const;

/** Text of the lock step about the last day to fill choices. */
export const deadline = {
  until: (title: string, date: string) => `${title}: ${date}.`,
  lastDay:
    'Do not wait for the last hours. On the last day of NEET UG 2025, Round 1, payment ended at 3 pm. Locking was open from 4 pm to 11:55 pm.',
  left: (left: string) => `${left} left`,
  days: (days: number, hours: number) =>
    `${plural(days, { one: '# day', other: '# days' })} ${plural(hours, { one: '# hour', other: '# hours' })}`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  minutes: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
} as const;
