import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The bar sticks to the foot of the screen, and follows the page's content, so that it never covers the end of it. */
export const bar = style({
  position: 'sticky',
  // The bar is above the console's navigation, which is at the foot of a phone's screen.
  insetBlockEnd: 'var(--bottom-bar-height, 0)',
  zIndex: vars.layer.sticky,
  boxShadow: vars.elevation.high,
  '@media': { [breakpoints.desktop]: { insetBlockEnd: 0 } },
});
