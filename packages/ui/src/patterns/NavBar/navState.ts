/** The bar turns solid once the page is scrolled beyond the viewport's height minus this. Pixels. */
const solidMargin = 80;

/** Whether a bar over a hero is solid; beside a hero it always is. */
export const isSolid = (scrollY: number, viewportHeight: number): boolean =>
  scrollY > viewportHeight - solidMargin;
