/** The height of an option that needs one line, where text is of its usual size. */
export const optionHeight = 40;

/** How many of those fit into the list at once. */
export const visibleOptions = 7;

/** How many are drawn beyond the edges, so that scrolling shows no gaps. */
const overscan = 6;

/** What is seen of the list. */
export interface Sight {
  /** How far it is scrolled. */
  readonly top: number;
  /** How much of it shows. */
  readonly height: number;
}

export interface OptionWindow {
  /** The first option that is drawn. */
  readonly from: number;
  /** The one after the last. */
  readonly to: number;
}

/** Where each option begins, and at last where the list ends. */
export const offsetsOf = (
  values: readonly string[],
  heights: ReadonlyMap<string, number>,
): readonly number[] => {
  let end = 0;
  return [0, ...values.map((value) => (end += heights.get(value) ?? optionHeight))];
};

/** The option at this place of the list. */
const optionAt = (offsets: readonly number[], place: number): number => {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (offsets[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Which options are drawn of those that begin at these places. */
export const optionWindow = (offsets: readonly number[], { top, height }: Sight): OptionWindow => ({
  from: Math.max(0, optionAt(offsets, top) - overscan),
  to: Math.min(offsets.length - 1, optionAt(offsets, top + height) + 1 + overscan),
});

/** How far to scroll so that an option is seen whole; the present place if it is. */
export const scrollFor = (
  offsets: readonly number[],
  index: number,
  { top, height }: Sight,
): number => Math.min(Math.max(top, offsets[index + 1]! - height), offsets[index]!);
