/** The height of an option, the same for all, so that any of thousands is found by counting. */
export const optionHeight = 40;

/** How many options fit into the list at once. */
export const visibleOptions = 7;

/** How many are drawn beyond the edges, so that scrolling shows no gaps. */
const overscan = 6;

export interface OptionWindow {
  /** The first option that is drawn. */
  readonly from: number;
  /** The one after the last. */
  readonly to: number;
}

/** Which options are drawn when the list is scrolled so far. */
export const optionWindow = (scrollTop: number, count: number): OptionWindow => {
  const first = Math.floor(scrollTop / optionHeight);
  return {
    from: Math.max(0, first - overscan),
    to: Math.min(count, first + visibleOptions + 1 + overscan),
  };
};

/** How far to scroll so that an option is seen whole; the present place if it is. */
export const scrollFor = (index: number, scrollTop: number): number => {
  const top = index * optionHeight;
  const bottom = top + optionHeight - visibleOptions * optionHeight;
  return Math.min(Math.max(scrollTop, bottom), top);
};
