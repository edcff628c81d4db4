import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import seasons from './seasons.json' with { type: 'json' };

/** A counselling season; it begins on the day its exam is held. */
export type Season = (typeof seasons)[number];

/** The season of an exam at a moment: that of the last exam held; undefined if none is known. */
export const seasonOf = (exam: Exam, now: number): Season | undefined =>
  seasons
    .filter((season) => season.exam === exam && Date.parse(season.held) <= now)
    .toSorted((a, b) => b.season - a.season)[0];
