import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
});

const cell = style({ paddingBlock: vars.space.xs, verticalAlign: 'top' });

export const head = style([
  cell,
  { paddingInlineEnd: vars.space.sm, fontWeight: vars.weight.regular, textAlign: 'start' },
]);

export const figure = style([
  cell,
  { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
]);

export const caption = style({ paddingBlockEnd: vars.space.xs, textAlign: 'start' });

/** A bar whose length is the share of the seasons. */
export const bar = style({
  display: 'block',
  width: '100%',
  height: vars.space.xs,
  marginBlockStart: vars.space.xxs,
});

export const track = style({ fill: vars.background.page });
export const filled = style({ fill: vars.border.accent });
export const filledWithout = style({ fill: vars.border.critical });
