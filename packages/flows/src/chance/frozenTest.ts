import { tiers } from '@seatwise/api-client/contract/constants/prediction';
import type { AccuracyGroup } from './accuracyLevels.ts';

/**
 * One entry for each round: its seats and how many of them have no rank in 2025; then for each tier
 * the number of ranks tested, how many of these reached a seat, and the mean predicted chance.
 */
const rounds = [
  [
    'Round 1',
    [2794, 760],
    [
      [8382, 7385, 0.925],
      [13_971, 9598, 0.7251],
      [16_764, 5642, 0.4501],
      [16_763, 1130, 0.15],
    ],
  ],
  [
    'Round 2',
    [2855, 763],
    [
      [8565, 8001, 0.925],
      [14_275, 11_313, 0.7251],
      [17_130, 7426, 0.4501],
      [17_130, 1936, 0.15],
    ],
  ],
  [
    'Round 3',
    [2863, 748],
    [
      [8589, 8192, 0.925],
      [14_316, 12_149, 0.725],
      [17_177, 9070, 0.45],
      [17_178, 2325, 0.15],
    ],
  ],
] as const;

/**
 * The test of NEET UG 2025. Lists that are published later do not change it, so its page shows it
 * without a request; tools/accuracyClaims.test.ts compares it with our server's answer.
 */
export const frozenTest: readonly AccuracyGroup[] = rounds.map(
  ([round, [seats, unfilled], tallies]) => ({
    exam: 'UG',
    round,
    years: [
      {
        year: 2025,
        seats,
        unfilled,
        tiers: tiers.map((tier, index) => {
          const [measured, reached, chance] = tallies[index]!;
          return { tier, measured, reached, chance };
        }),
      },
    ],
  }),
);
