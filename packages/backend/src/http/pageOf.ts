/** The items of a page, or of the last page if there are fewer. */
export const pageOf = <T>(items: readonly T[], page: number, size: number): readonly T[] => {
  const last = Math.max(1, Math.ceil(items.length / size));
  const end = Math.min(page, last) * size;
  return items.slice(end - size, end);
};
