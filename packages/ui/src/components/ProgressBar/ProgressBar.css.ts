import { style } from '../../css/style.ts';
import { forcedColors } from '../../css/breakpoints.ts';
import { vars } from '../../theme/index.ts';

export const progress = style({ display: 'grid', gap: vars.space.xxs });

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  overflow: 'hidden',
  height: '8px',
  border: `${vars.line.thin} solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.background.surface,
});

export const bar = style({
  height: '100%',
  backgroundColor: vars.background.accent,
  transformOrigin: 'left',
  transition: `transform ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
