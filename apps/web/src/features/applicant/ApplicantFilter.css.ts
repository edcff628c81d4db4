import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** Reserves the height of the answers: three lines on a phone, elsewhere two. */
export const line = style({
  minHeight: vars.space.xxxl,
  '@media': { [breakpoints.tablet]: { minHeight: vars.target.control } },
});
