import { breakpoints, containerQueries, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space.lg} ${vars.space.xxl}`,
  '@media': { [breakpoints.desktop]: { paddingBlock: `${vars.space.xl} ${vars.space.xxxl}` } },
});

export const cards = style({
  containerType: 'inline-size',
  // The padding leaves room for the badges, which overlap the cards' top edges.
  paddingBlockStart: vars.space.sm,
});

/** The row has three columns or one, so that no card is alone in a row. */
export const row = style({
  display: 'grid',
  gap: vars.space.lg,
  '@container': {
    [containerQueries.threeCards]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const skip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  gap: vars.space.sm,
});
