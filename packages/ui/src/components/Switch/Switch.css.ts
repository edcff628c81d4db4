import { forcedColors } from '../../theme/breakpoints.ts';
import { focusRing } from '../../css/focusRing.ts';
import { style } from '../../css/style.ts';
import { touchTarget } from '../../css/touchTarget.ts';
import { vars } from '../../theme/index.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.target.minimum,
  '@media': touchTarget,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
});

export const track = style({
  flex: 'none',
  position: 'relative',
  width: vars.target.control,
  height: vars.square.number,
  border: `${vars.line.thick} solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.background.surface,
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space.hair,
      insetInlineStart: vars.space.hair,
      width: vars.square.dot,
      borderRadius: vars.radius.full,
      backgroundColor: vars.border.control,
      transition: `inset-inline-start ${vars.motion.quick} ${vars.motion.easing}`,
    },
    '&[data-on="true"]': {
      borderColor: vars.background.accent,
      backgroundColor: vars.background.accent,
    },
    '&[data-on="true"]::before': {
      insetInlineStart: `calc(100% - ${vars.square.dot} - ${vars.space.hair})`,
      backgroundColor: vars.foreground.onAccent,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::before': { backgroundColor: 'ButtonText' },
        '&[data-on="true"]': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        '&[data-on="true"]::before': { backgroundColor: 'HighlightText' },
      },
    },
  },
});
