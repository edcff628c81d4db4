import intake2026 from '../data/facts/mbbsIntake2026.json' with { type: 'json' };
import { codeOf } from './codes.ts';

/** The MBBS students that a college may admit per year in all quotas together, as listed by NMC. */
export const mbbsIntake = {
  year: 2026,
  source: 'NMC',
  documentUrl: 'https://www.nmc.org.in/',
  course: 'MBBS',
  seats: Object.entries(intake2026).map(([id, seats]) => ({ code: codeOf(id), seats })),
} as const;
