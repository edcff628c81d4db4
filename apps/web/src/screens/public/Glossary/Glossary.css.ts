import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The list has as many columns as fit, so that a desk shows a whole topic. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.width.panel}), 1fr))`,
  gap: `${vars.space.md} ${vars.space.xl}`,
  margin: 0,
});

export const meaning = style({ margin: 0 });

/** Puts a term’s example beside its drawing where the page is wide enough for both. */
export const example = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.panel}), 1fr))`,
  gap: vars.space.lg,
  alignItems: 'center',
});

export const search = style({ maxWidth: vars.width.field });
