import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The room of the answers: three lines on a phone, else two. */
export const line = style({
  minHeight: vars.space.xxxl,
  '@media': { [breakpoints.tablet]: { minHeight: vars.target.control } },
});
