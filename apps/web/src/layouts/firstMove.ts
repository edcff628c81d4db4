const moves = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Whether all of the page stands there as it was drawn at build time, and is seen from its top. */
export const isDrawn =
  typeof document !== 'undefined' &&
  document.querySelector('[data-page]') !== null &&
  scrollY === 0;

/** Resolves when somebody begins to use the page; what stands further down can come then. */
export const firstMove = new Promise<void>((resolve) => {
  if (isDrawn) for (const move of moves) addEventListener(move, () => resolve(), { once: true });
  else resolve();
});
