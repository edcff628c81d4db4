/** The recently announced messages, the oldest first. */
export const announced = (urgency: 'polite' | 'assertive' = 'polite'): readonly string[] =>
  Array.from(
    document.querySelectorAll(`[data-live-announcer] [aria-live="${urgency}"] > *`),
    ({ textContent }) => textContent,
  );
