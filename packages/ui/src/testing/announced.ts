/** The messages that were announced in the last seconds, the oldest first. */
export const announced = (urgency: 'polite' | 'assertive' = 'polite'): readonly string[] =>
  Array.from(
    document.querySelectorAll(`[data-live-announcer] [aria-live="${urgency}"] > *`),
    ({ textContent }) => textContent,
  );
