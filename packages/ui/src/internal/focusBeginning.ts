/** How much of the viewport's top a fixed navigation bar covers. */
const coveredHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Moves the focus to a list, and scrolls its beginning into view unless it is visible. */
export const focusBeginning = (list: HTMLElement | null): void => {
  if (!list) return;
  list.focus({ preventScroll: true });
  list.scrollTo({ top: 0 });
  const { top } = list.getBoundingClientRect();
  if (top < coveredHeight() || top > innerHeight) list.scrollIntoView();
};
