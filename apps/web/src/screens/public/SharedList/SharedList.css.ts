import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const entries = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.sm,
  paddingBlockEnd: vars.space.sm,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
});

export const position = style({
  minInlineSize: '2em',
  textAlign: 'end',
  color: vars.foreground.muted,
  fontVariantNumeric: 'tabular-nums',
});
