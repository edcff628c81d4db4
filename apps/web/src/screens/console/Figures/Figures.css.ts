import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({ margin: 0 });

/** The bars take the colour of the text, which forced colours replace. */
export const drawing = style({
  display: 'block',
  width: '100%',
  height: vars.height.text,
  color: vars.border.accent,
  fill: 'currentColor',
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
  paddingBlockStart: vars.space.xxs,
  fontSize: vars.size.caption,
  color: vars.foreground.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.caption,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.xxs,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: { '&[data-number]': { textAlign: 'end' } },
});

/** A text as it was written, in the direction of its script. */
export const written = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
});
