export const interactions = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Whether the page shows prerendered HTML that is complete without JavaScript, scrolled to its top. */
const isPrerendered = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector('[data-page]') !== null &&
  scrollY === 0;

/** Whether a field has the focus, or a form was sent: the interaction that started the app does not repeat. */
const isInUse = (): boolean =>
  document.activeElement !== document.body ||
  document.querySelector('[data-submitted], [data-pressed]') !== null;

/**
 * Resolves at the first interaction with a prerendered page; code below the fold can wait until
 * then. Undefined if the page was not prerendered.
 */
export const firstInteraction = (): Promise<void> | undefined =>
  isPrerendered()
    ? new Promise((resolve) => {
        if (isInUse()) resolve();
        // React stops events in parts that have not hydrated, on their way down.
        for (const type of interactions)
          addEventListener(type, () => resolve(), { once: true, capture: true });
      })
    : undefined;
