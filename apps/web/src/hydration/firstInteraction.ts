export const interactions = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** The page shows prerendered HTML that is complete without JavaScript, scrolled to its top. */
const isPrerendered = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector('[data-page]') !== null &&
  scrollY === 0;

/**
 * Resolves at the first interaction with a prerendered page, until when code below the fold can wait.
 * Undefined where the page was not prerendered.
 */
export const firstInteraction = (): Promise<void> | undefined =>
  isPrerendered()
    ? new Promise((resolve) => {
        for (const type of interactions) addEventListener(type, () => resolve(), { once: true });
      })
    : undefined;
