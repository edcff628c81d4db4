/** How much of the viewport's top is covered by a fixed navigation bar. */
const coveredHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Moves the focus to a list, and scrolls its beginning into view where that is out of sight. */
export const focusBeginning = (list: HTMLElement | null): void => {
  if (!list) return;
  list.focus({ preventScroll: true });
  list.scrollTo({ top: 0 });
  const { top } = list.getBoundingClientRect();
  if (top < coveredHeight() || top > innerHeight) list.scrollIntoView();
};
