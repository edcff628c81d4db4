import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones the content begins close to the bar, so that more of it is in view. */
export const page = style({
  maxWidth: vars.width.page,
  marginInline: 'auto',
  padding: `${vars.space.xs} ${vars.space.gutter} ${vars.space.xxl}`,
  '@media': { [breakpoints.tablet]: { paddingBlockStart: vars.space.xl } },
});
