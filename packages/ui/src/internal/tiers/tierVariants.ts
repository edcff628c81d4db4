import type { Tone } from '../../theme/index.ts';

/** The tiers, the best first. */
export const tierNames = ['Very Likely', 'Likely', 'Possible', 'Unlikely'] as const;
export type TierName = (typeof tierNames)[number];

/** The tone of each tier and the filled share of its disc, which is legible without colour. */
export const tierVariants: Readonly<
  Record<TierName, { readonly tone: Tone; readonly share: number }>
> = {
  'Very Likely': { tone: 'positive', share: 1 },
  Likely: { tone: 'info', share: 0.75 },
  Possible: { tone: 'caution', share: 0.5 },
  Unlikely: { tone: 'critical', share: 0 },
};

/** The SVG path of a pie slice of the given share, in a view box of 16 by 16. */
export const piePath = (share: number): string => {
  if (share <= 0) return '';
  if (share >= 1) return 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z';
  const angle = share * 2 * Math.PI;
  const [x, y] = [8 + 6 * Math.sin(angle), 8 - 6 * Math.cos(angle)];
  return `M8 8V2A6 6 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(3)} ${y.toFixed(3)}Z`;
};
