import type { CollegeKind } from '../college.ts';
import type { StateName } from './states.ts';

/** One name a line, so that a list reads as a list. */
export type RealNames = Readonly<
  Partial<Record<StateName, Readonly<Partial<Record<CollegeKind, string>>>>>
>;

export const namesIn = (text: string | undefined): readonly string[] =>
  text ? text.trim().split(/\s*\n\s*/) : [];
