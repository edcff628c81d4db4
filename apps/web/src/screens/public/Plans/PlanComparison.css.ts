import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones it comes before the cards, so that nobody has to remember one card at the next. */
export const section = style({
  display: 'grid',
  gap: vars.space.md,
  minWidth: 0,
  order: -1,
  '@media': { [breakpoints.tablet]: { order: 0 } },
});

export const table = style({
  display: 'grid',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  selectors: {
    'tbody &': { borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}` },
  },
  '@media': {
    [breakpoints.tablet]: { gridTemplateColumns: '2fr repeat(4, minmax(0, 1fr))' },
  },
});

export const feature = style({
  gridColumn: '1 / -1',
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  '@media': { [breakpoints.tablet]: { gridColumn: 'auto' } },
});

const cell = {
  textAlign: 'center',
  overflowWrap: 'anywhere',
  fontSize: vars.size.caption,
  '@media': { [breakpoints.tablet]: { fontSize: vars.size.small } },
} as const;

export const plan = style({ ...cell, fontWeight: vars.weight.semibold });
export const value = style(cell);

export const mark = style({
  display: 'inline-grid',
  verticalAlign: 'middle',
  color: vars.foreground.muted,
  selectors: { '&[data-included="true"]': { color: vars.foreground.positive } },
});
