import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});

export const step = style({
  display: 'flex',
  // A long name goes below its number.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xs}`,
  overflowWrap: 'anywhere',
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `${vars.line.bar} solid ${vars.border.subtle}`,
  fontSize: vars.size.small,
  color: vars.foreground.muted,
  selectors: {
    '&[data-state="current"]': {
      borderColor: vars.background.accent,
      color: vars.foreground.default,
      fontWeight: vars.weight.semibold,
    },
    '&[data-state="done"]': { borderColor: vars.border.positive, color: vars.foreground.default },
  },
});

export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.square.number,
  height: vars.square.number,
  border: `${vars.line.thin} solid currentColor`,
  borderRadius: vars.radius.full,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
});
