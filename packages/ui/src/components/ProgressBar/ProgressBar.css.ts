import { style } from '../../css/style.ts';
import { forcedColors } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

export const progress = style({ display: 'grid', gap: vars.space.xxs });

export const labelRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

const filled = {
  backgroundColor: vars.background.accent,
  transition: `inline-size ${vars.motion.calm} ${vars.motion.easing}`,
} as const;

const filledForced = { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } as const;

/** WebKit and Gecko need a rule each: they name the parts differently, and drop a rule with an unknown pseudo-element. */
export const bar = style({
  appearance: 'none',
  overflow: 'hidden',
  width: '100%',
  height: vars.space.xs,
  border: `${vars.line.thin} solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.background.surface,
  '::-webkit-progress-bar': { backgroundColor: 'transparent' },
  '::-webkit-progress-value': filled,
  '::-moz-progress-bar': filled,
  '@media': {
    [forcedColors]: {
      '::-webkit-progress-value': filledForced,
      '::-moz-progress-bar': filledForced,
    },
  },
});
