/** Says that entries of a list were left out, because they could not be read. */
export const leftOut = (count: number): string =>
  count === 1
    ? '1 entry could not be read. The others are shown.'
    : `${count} entries could not be read. The others are shown.`;
