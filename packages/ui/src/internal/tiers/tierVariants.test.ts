import { describe, expect, it } from 'vitest';
import { piePath, tierVariants, tierNames } from './tierVariants.ts';

describe('tierVariants', () => {
  it.each([
    ['RNK-56', 'Very Likely', 'positive', 1],
    ['RNK-57', 'Likely', 'info', 0.75],
    ['RNK-58', 'Possible', 'caution', 0.5],
    ['RNK-59', 'Unlikely', 'critical', 0],
  ] as const)('%s: %s has the tone %s and a disc filled to %d', (_, tier, tone, share) => {
    expect(tierVariants[tier]).toEqual({ tone, share });
  });

  it('fills the disc the more, the better the chance', () => {
    const shares = tierNames.map((tier) => tierVariants[tier].share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(new Set(shares).size).toBe(tierNames.length);
  });
});

describe('piePath', () => {
  it('draws nothing for none and a whole disc for all', () => {
    expect(piePath(0)).toBe('');
    expect(piePath(1)).toContain('a6 6 0 1 1 0 12');
  });

  it.each([
    [0.25, '0', '14.000 8.000'],
    [0.5, '0', '8.000 14.000'],
    [0.75, '1', '2.000 8.000'],
  ])('goes clockwise from the top to the share %d', (share, largeArc, end) => {
    expect(piePath(share)).toBe(`M8 8V2A6 6 0 ${largeArc} 1 ${end}Z`);
  });
});
