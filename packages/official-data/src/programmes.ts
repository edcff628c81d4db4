import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import * as z from 'zod/mini';
import courseTable from '../data/courses.json' with { type: 'json' };

/** The programme that each course text of the official lists means, by exam. */
export const courseTexts: Readonly<Record<Exam, Readonly<Record<string, string>>>> = z.parse(
  z.record(z.enum(exams), z.record(z.string(), z.string())),
  courseTable,
);

const namesIn = (exam: Exam): readonly string[] => [...new Set(Object.values(courseTexts[exam]))];

/** All programmes with seats in the counsellings, by exam. */
export const programmes: Readonly<Record<Exam, readonly string[]>> = {
  UG: namesIn('UG'),
  PG: namesIn('PG'),
  MDS: namesIn('MDS'),
};
