/** An all-India rank as it was typed: a positive integer without leading zero; else undefined. */
export const rankFrom = (text: string): number | undefined => {
  const rank = /^[1-9]\d{0,15}$/.test(text.trim()) ? Number(text) : undefined;
  return Number.isSafeInteger(rank) ? rank : undefined;
};
