import { plural } from '@seatwise/flows/shared';

const ofHundred = (count: number, seasons: number): string => {
  const share = (100 * count) / seasons;
  if (count > 0 && share < 1) return 'fewer than 1 of 100';
  if (count < seasons && share > 99) return 'more than 99 of 100';
  return `${Math.round(share)} of 100`;
};

/** Text of the stress test of a choice list. */
export const stressTest = {
  ofHundred,
  running: 'Stress test: your list is being played',
  title: (
    withSeat: number,
    seasons: number,
    early: undefined | { readonly round: string; readonly count: number },
    missed:
      | undefined
      | { readonly course: string; readonly seasons: number; readonly better: number },
  ) => {
    if (missed)
      return `Stress test: ${missed.course} in ${ofHundred(missed.seasons, seasons)} seasons, in another order in ${ofHundred(missed.better, seasons)}.`;
    return early
      ? `Stress test: a seat in ${ofHundred(early.count, seasons)} seasons by ${early.round}, in ${ofHundred(withSeat, seasons)} after the main rounds.`
      : `Stress test: a seat in ${ofHundred(withSeat, seasons)} seasons after the main rounds. Not a promise.`;
  },
  missed: (course: string, seasons: string, better: string) =>
    `In this order you end at ${course} in ${seasons} seasons. With your ${course} choices first: in ${better}. You get a seat just as often.`,
  summary: (seasons: number, without: number) =>
    without === 0
      ? `We played your list in ${seasons.toLocaleString('en-IN')} seasons. After the main rounds you have a seat in all of them.`
      : `We played your list in ${seasons.toLocaleString('en-IN')} seasons. After the main rounds you are without a seat in ${ofHundred(without, seasons)}.`,
  ends: 'Where you end after the main rounds',
  seat: 'Seat',
  seasons: 'Seasons',
  choice: (position: number, institute: string, subject: string) =>
    `${position}. ${institute}, ${subject}`,
  others: (count: number) =>
    plural(count, { one: '# other choice', other: '# other choices together' }),
  without: 'Without a seat',
  rounds: 'Without a seat, round by round',
  after: (round: string) => `After ${round}`,
  noRounds: 'For these seats we know closing ranks of the whole season only, not round by round.',
  ineligible: (count: number) =>
    plural(count, {
      one: '# choice is left out: according to your answers, you may not apply for it.',
      other: '# choices are left out: according to your answers, you may not apply for them.',
    }),
  conditional: (count: number) =>
    plural(count, {
      one: '# choice is left out: only some students may have it, and you have not said whether you are one of them.',
      other:
        '# choices are left out: only some students may have them, and you have not said whether you are one of them.',
    }),
  unknown: (count: number) =>
    plural(count, {
      one: '# choice is left out: we know no chance for it. It counts as a seat that you do not get.',
      other:
        '# choices are left out: we know no chance for them. They count as seats that you do not get.',
    }),
  nothing: 'Stress test: we know no chance for any of these seats.',
  assumes: 'What this assumes',
  assumptions: [
    'A chance of 60 % means that you can get the seat in 60 of 100 seasons. You get the first one in your order.',
    'Closing ranks of one year rise and fall together, by about 10 percent. If one safe seat fails, others may fail too.',
    'Each college also moves by itself, more where it has few seats. We measured both on six years of real results.',
    'You fill in this list in every main round and ask for an upgrade each time.',
    'New seats, new rules and another way of counselling are not in it. It is a test of your list, not a promise.',
  ],
  failed: 'The stress test could not run.',
  again: 'Try again',
} as const;
