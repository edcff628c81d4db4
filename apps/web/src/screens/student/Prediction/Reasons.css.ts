import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.sm,
  '@media': {
    [breakpoints.tablet]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.width.entry}), 1fr))`,
    },
  },
});
export const wide = style({ gridColumn: '1 / -1' });
export const term = style({ color: vars.foreground.muted, fontSize: vars.size.caption });
export const fact = style({
  margin: 0,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const rows = style({ display: 'grid', gap: vars.space.sm });

export const year = style({
  display: 'grid',
  gap: vars.space.sm,
  '@media': {
    [breakpoints.tablet]: { gridTemplateColumns: `${vars.width.term} minmax(0, 1fr)` },
  },
});

export const tier = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  fontVariantNumeric: 'tabular-nums',
});
