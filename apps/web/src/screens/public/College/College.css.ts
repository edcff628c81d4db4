import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones the facts are in two columns, so that the ranks are near the top. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.md,
  margin: 0,
  '@media': {
    [breakpoints.tablet]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(${vars.width.menu}, 1fr))`,
    },
  },
});

export const term = style({ color: vars.foreground.muted, fontSize: vars.size.caption });

export const fact = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  margin: 0,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** Short lines, one below the other. */
export const lines = style({
  display: 'grid',
  gap: vars.space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.width.menu}), 1fr))`,
  gap: vars.space.sm,
});

/** While loading, this height keeps all content below out of view, so that no visible content shifts. */
export const expected = style({ minHeight: vars.height.chatMax });

/** A visitor's rank and category, side by side if there is room. */
export const asked = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.entry}), 1fr))`,
  alignItems: 'start',
  gap: vars.space.sm,
  maxWidth: vars.width.form,
});
