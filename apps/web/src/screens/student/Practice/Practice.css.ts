import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const narrow = style({ maxInlineSize: vars.width.dialog });

export const rankField = style({ maxInlineSize: vars.width.name });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.width.menu}), 1fr))`,
  gap: vars.space.md,
  margin: 0,
});

export const terms = style({ display: 'grid', gap: vars.space.sm, margin: 0 });

export const term = style({ color: vars.foreground.muted, fontSize: vars.size.caption });

export const fact = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
