import type { Database } from '../database.ts';
import type { Alert } from '../records.ts';

const day = 24 * 60 * 60 * 1000;

/** A day of the calendar, so many days from now. */
const dayAfter = (now: number, days: number): string =>
  new Date(now + days * day).toISOString().slice(0, 10);

type Sample = Pick<Alert, 'title' | 'text' | 'topic'> & Partial<Alert>;

const samples = (now: number): readonly Sample[] => [
  {
    title: 'Documents to keep ready for reporting',
    text: 'Admit card, rank letter, allotment letter, class 10 and 12 mark sheets, proof of birth, eight photographs and an ID, with two sets of copies.',
    topic: 'Documents and fees',
    publishAt: now - 12 * day,
  },
  {
    title: 'Nobody can sell a seat',
    text: 'Seats are allotted by the official counselling alone. Do not pay anybody who promises one.',
    topic: 'Rules',
    link: 'https://mcc.nic.in/',
    isPinned: true,
    publishAt: now - 9 * day,
  },
  {
    title: 'Round 2 choice filling closes',
    text: 'Choices that are not locked by then are locked as they stand.',
    topic: 'Dates',
    exams: ['UG'],
    link: 'https://mcc.nic.in/ug-medical-counselling/',
    date: dayAfter(now, 6),
    previousDate: dayAfter(now, 3),
    publishAt: now - 5 * day,
    revisedAt: now - day,
  },
  {
    title: 'Round 2 result expected',
    text: 'The allotment is published on the official site; your login there shows your letter.',
    topic: 'Results',
    exams: ['UG'],
    date: dayAfter(now, 9),
    publishAt: now + 7 * day,
  },
  {
    title: 'Help desk closed on Friday',
    text: 'Our help desk is closed on Friday.',
    topic: 'Dates',
    publishAt: now - 20 * day,
    withdrawnAt: now - 19 * day,
  },
];

export const seedAlerts = (db: Database, now: number, authorName: string): void => {
  for (const sample of samples(now))
    db.alerts.put({
      id: db.nextId('alerts'),
      exams: [],
      categories: [],
      link: null,
      date: null,
      previousDate: null,
      publishAt: now,
      revisedAt: null,
      withdrawnAt: null,
      isPinned: false,
      authorName,
      ...sample,
    });
};
