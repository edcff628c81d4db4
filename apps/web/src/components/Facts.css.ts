import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.width.panel}), 1fr))`,
  columnGap: vars.space.lg,
  margin: 0,
});

/** Two columns on a phone, at most three elsewhere. */
export const largeFacts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${vars.width.term}, 25%), 1fr))`,
  gap: `${vars.space.md} ${vars.space.lg}`,
  margin: 0,
});

/** A long value wraps below its term, as the value of a plain field does. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  selectors: {
    '&:last-child': { border: 0 },
    [`${largeFacts} > &`]: { display: 'block', padding: 0, border: 0 },
  },
});

export const term = style({
  flex: `2 1 ${vars.width.term}`,
  color: vars.foreground.muted,
  fontSize: vars.size.small,
});

export const value = style({
  flex: `3 1 ${vars.width.entry}`,
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${largeFacts} &`]: { fontSize: vars.size.title, fontWeight: vars.weight.semibold },
  },
});
