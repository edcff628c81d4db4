/** Where layouts change, as container and media conditions; the phone is where a layout starts. */
export const breakpoints = {
  /** Above a phone held upright. */
  tablet: 'screen and (min-width: 600px)',
  /** Above the documented 768 px: side navigation, tables instead of cards. */
  desktop: 'screen and (min-width: 769px)',
  /** Room for a side column. */
  wide: 'screen and (min-width: 1100px)',
} as const;

/**
 * How much room a container must have, in rem: whoever sets larger text has less of it, on however
 * wide a screen.
 */
export const room = {
  /** For all links of the navigation in one line. */
  navLinks: '(min-width: 56rem)',
  /** For three cards beside each other. */
  threeCards: '(min-width: 43rem)',
  /** For a button beside a line of words. */
  besideWords: '(min-width: 26rem)',
} as const;

export const still = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
