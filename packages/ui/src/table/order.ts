const digitBits = 11;
const digits = 1 << digitBits;
const digitMask = digits - 1;

/**
 * The order in which rows stand when sorted by their keys: radix, least digit first, stable in both
 * directions. A digit that all rows share costs one look.
 */
export const order = (
  keys: readonly Uint32Array[],
  size: number,
  descending: boolean,
): Uint32Array => {
  let rows = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) rows[row] = row;
  let spare = new Uint32Array(size);
  const places = new Uint32Array(digits);

  for (const key of keys)
    for (let shift = 0; shift < 32; shift += digitBits) {
      places.fill(0);
      for (let row = 0; row < size; row += 1) places[(key[row]! >>> shift) & digitMask]! += 1;
      if (size === 0 || places[(key[0]! >>> shift) & digitMask] === size) continue;

      let place = 0;
      for (let step = 0; step < digits; step += 1) {
        const digit = descending ? digitMask - step : step;
        const count = places[digit]!;
        places[digit] = place;
        place += count;
      }
      for (let index = 0; index < size; index += 1) {
        const row = rows[index]!;
        spare[places[(key[row]! >>> shift) & digitMask]!++] = row;
      }
      [rows, spare] = [spare, rows];
    }
  return rows;
};

/** The same order with the rows that have nothing, whose keys are all zero, brought from its end to its front. */
export const nothingFirst = (rows: Uint32Array, keys: readonly Uint32Array[]): Uint32Array => {
  let end = rows.length;
  while (end > 0 && keys.every((key) => key[rows[end - 1]!] === 0)) end -= 1;
  const turned = new Uint32Array(rows.length);
  turned.set(rows.subarray(end));
  turned.set(rows.subarray(0, end), rows.length - end);
  return turned;
};
