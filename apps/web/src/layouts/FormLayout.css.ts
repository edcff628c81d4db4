import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 'inherit',
  padding: `${vars.space.md} ${vars.space.gutter}`,
  '@media': { [breakpoints.tablet]: { paddingBlock: vars.space.xl } },
});

export const column = style({ width: '100%', maxWidth: vars.width.dialog });
