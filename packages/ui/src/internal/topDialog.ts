/** The modal dialog that lies on top: all outside of it is inert and not heard. */
export const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('dialog:modal')].at(-1);
