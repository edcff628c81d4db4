import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import seasons from './seasons.json' with { type: 'json' };

/** A season of the counselling that has begun, by the day on which its exam was held. */
export type Season = (typeof seasons)[number];

/** The season of an exam at a moment: that of the last exam that was held; undefined where none is known. */
export const seasonOf = (exam: Exam, now: number): Season | undefined =>
  seasons
    .filter((season) => season.exam === exam && Date.parse(season.held) <= now)
    .toSorted((a, b) => b.season - a.season)[0];
