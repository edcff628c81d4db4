/** The media queries of the breakpoints; layouts are mobile first. */
export const breakpoints = {
  /** A phone or a small tablet. */
  phone: 'screen and (max-width: 768px)',
  /** Wider than a phone in portrait. */
  tablet: 'screen and (min-width: 600px)',
  /** Wider than the specified 768 px: side navigation, tables instead of cards. */
  desktop: 'screen and (min-width: 769px)',
  /** Wide enough for a side column. */
  wide: 'screen and (min-width: 1100px)',
  /** A phone in landscape. */
  low: 'screen and (max-height: 479px)',
  /** A phone or a small tablet, operated by fingers. */
  touch: 'screen and (max-width: 768px) and (pointer: coarse)',
} as const;

/** Container queries, in rem because larger text needs more space, however wide the screen is. */
export const containerQueries = {
  /** A bar that fits the navigation links in one line. */
  navLinks: '(min-width: 60rem)',
  /** A container that fits three cards in a row. */
  threeCards: '(min-width: 43rem)',
  /** A container that fits a name, a line and its figures side by side. */
  besideLine: '(min-width: 40rem)',
  /** A container that fits a button beside a line of text. */
  besideText: '(min-width: 26rem)',
  /** A container on a phone, in which a drawing is scaled down. */
  phoneDrawing: '(max-width: 22rem)',
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const moreContrast = '(prefers-contrast: more)';
export const forcedColors = '(forced-colors: active)';
