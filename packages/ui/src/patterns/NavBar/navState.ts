/** The bar becomes solid once the page is scrolled past the viewport's height minus this margin. Pixels. */
const solidMargin = 80;

/** Whether a bar over a hero is solid at a scroll position. */
export const isSolid = (scrollY: number, viewportHeight: number): boolean =>
  scrollY > viewportHeight - solidMargin;
