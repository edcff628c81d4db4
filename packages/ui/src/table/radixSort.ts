const digitBits = 11;
const digits = 1 << digitBits;
const digitMask = digits - 1;

/**
 * Sorts row indexes by their keys: a radix sort, least significant digit first, stable in both
 * directions. A digit that all rows share costs only a counting pass.
 */
export const radixSort = (
  keys: readonly Uint32Array[],
  size: number,
  descending: boolean,
): Uint32Array => {
  let rows = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) rows[row] = row;
  let spare = new Uint32Array(size);
  const offsets = new Uint32Array(digits);

  for (const key of keys)
    for (let shift = 0; shift < 32; shift += digitBits) {
      offsets.fill(0);
      for (let row = 0; row < size; row += 1) offsets[(key[row]! >>> shift) & digitMask]! += 1;
      if (size === 0 || offsets[(key[0]! >>> shift) & digitMask] === size) continue;

      let offset = 0;
      for (let step = 0; step < digits; step += 1) {
        const digit = descending ? digitMask - step : step;
        const count = offsets[digit]!;
        offsets[digit] = offset;
        offset += count;
      }
      for (let index = 0; index < size; index += 1) {
        const row = rows[index]!;
        spare[offsets[(key[row]! >>> shift) & digitMask]!++] = row;
      }
      [rows, spare] = [spare, rows];
    }
  return rows;
};

/** Moves the null rows, whose keys are all zero, from the end of an order to its front. */
export const nullsFirst = (rows: Uint32Array, keys: readonly Uint32Array[]): Uint32Array => {
  let end = rows.length;
  while (end > 0 && keys.every((key) => key[rows[end - 1]!] === 0)) end -= 1;
  const moved = new Uint32Array(rows.length);
  moved.set(rows.subarray(end));
  moved.set(rows.subarray(0, end), rows.length - end);
  return moved;
};
