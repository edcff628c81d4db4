/** Where layouts change, as container and media conditions; the phone is where a layout starts. */
export const breakpoints = {
  /** Above a phone held upright. */
  tablet: 'screen and (min-width: 600px)',
  /** Above the documented 768 px: side navigation, tables instead of cards. */
  desktop: 'screen and (min-width: 769px)',
  /** Room for a side column. */
  wide: 'screen and (min-width: 1100px)',
} as const;

export const still = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
