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

/** Puts the form and the aside side by side where the page is wide enough for both. */
export const columns = style([
  column,
  {
    '@media': {
      [breakpoints.wide]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) ${vars.width.dialog}`,
        gap: vars.space.lg,
        maxWidth: `calc(${vars.width.dialog} + ${vars.width.field})`,
      },
    },
  },
]);
