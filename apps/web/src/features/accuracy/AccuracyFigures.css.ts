import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
});

/** While loading, this height keeps all content below out of view, so that no visible content shifts. */
export const expected = style({ minHeight: vars.height.chatMax });

/** The sentences on the words beside their drawing, where there is room. */
export const sides = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': {
    [breakpoints.wide]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.width.field})` },
  },
});

export const points = style({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: vars.width.prose,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
});
