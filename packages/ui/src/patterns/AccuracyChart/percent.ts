/** A share in whole percent; only none and all round to 0 and 100. */
export const wholePercent = (share: number): number => {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * share)));
};
