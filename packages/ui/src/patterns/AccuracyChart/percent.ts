/** A share in whole percents, which are 0 and 100 for none and for all alone. */
export const wholePercent = (share: number): number => {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * share)));
};
