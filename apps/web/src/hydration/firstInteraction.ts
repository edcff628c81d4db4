const moves = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Whether all of the page stands there as it was drawn at build time, and is seen from its top. */
const isDrawn = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector('[data-page]') !== null &&
  scrollY === 0;

/**
 * Resolves when somebody begins to use the page as it was drawn: what is not seen of it, or does
 * nothing by itself, can come then. Undefined where there is nothing to wait for.
 */
export const firstMove = (): Promise<void> | undefined =>
  isDrawn()
    ? new Promise((resolve) => {
        for (const move of moves) addEventListener(move, () => resolve(), { once: true });
      })
    : undefined;
