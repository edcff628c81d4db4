import type { Tone } from '../../theme/index.ts';

/** The chances, the best first. */
export const tierNames = ['Very Likely', 'Likely', 'Possible', 'Unlikely'] as const;
export type TierName = (typeof tierNames)[number];

/** What each looks like: its tone, and how much of its disc is full, so that it reads without colour. */
export const tierVariants: Readonly<
  Record<TierName, { readonly tone: Tone; readonly share: number }>
> = {
  'Very Likely': { tone: 'positive', share: 1 },
  Likely: { tone: 'info', share: 0.75 },
  Possible: { tone: 'caution', share: 0.5 },
  Unlikely: { tone: 'critical', share: 0 },
};

/** The path of a pie that is full to a share, in a box of 16 by 16. */
export const piePath = (share: number): string => {
  if (share <= 0) return '';
  if (share >= 1) return 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z';
  const angle = share * 2 * Math.PI;
  const [x, y] = [8 + 6 * Math.sin(angle), 8 - 6 * Math.cos(angle)];
  return `M8 8V2A6 6 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(3)} ${y.toFixed(3)}Z`;
};
