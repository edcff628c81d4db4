import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The room of the answers: two lines on a phone, else one. */
export const line = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: `calc(${vars.target.control} + ${vars.target.compact})`,
  '@media': { [breakpoints.tablet]: { minHeight: vars.target.control } },
});
