import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** At the foot of the screen and of the page, so that it covers none of the page's end. */
export const bar = style({
  position: 'sticky',
  // Above the console's navigation, which is a bar at the foot of a phone.
  insetBlockEnd: 'var(--bottom-bar-height, 0)',
  zIndex: vars.layer.sticky,
  boxShadow: vars.elevation.high,
  '@media': { [breakpoints.desktop]: { insetBlockEnd: 0 } },
});
