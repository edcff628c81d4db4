import standings from '../data/standings.json' with { type: 'json' };
import type { CollegeKind } from '@seatwise/api-client/contract/prediction';
import type { Random } from './random.ts';

/** Standings of well-known colleges, by name, instead of the estimate. */
const fixedStandings: Readonly<Record<string, number>> = standings;

interface ListedCollege {
  readonly name: string;
  readonly kind: CollegeKind;
  /** The position in the list of its state and kind; 0 is the first. */
  readonly index: number;
  /** The remoteness of its state, from 0 to 1. */
  readonly remoteness: number;
}

/** Against a middling college: the sought after are the larger ones. */
export const sizeOf = (standing: number, random: Random): number =>
  (1.45 - 0.9 * Math.min(1, standing)) * (0.85 + 0.3 * random.next());

/** The demand for a college: 0 is the highest, 1 or a little more the lowest. */
export const standingOf = (
  { name, kind, index, remoteness }: ListedCollege,
  random: Random,
): number => {
  // Lists start with the oldest colleges; later ones differ little.
  const relativePosition = index / (index + 8);
  const noise = 0.06 * random.normal();
  const estimate = () => {
    switch (kind) {
      case 'central':
      case 'government':
      case 'armed forces':
        return 0.8 * relativePosition + 0.4 * remoteness + noise;
      case 'ESIC':
        return 0.35 + 0.3 * remoteness + noise;
      case 'private':
      case 'deemed':
        return 0.1 + relativePosition + 2 * noise;
    }
  };
  return fixedStandings[name] ?? Math.max(0.02, estimate());
};
