import { forcedColors } from '../../css/breakpoints.ts';
import { focusRing } from '../../css/focusRing.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.target.least,
  cursor: 'pointer',
});

export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: '44px',
  height: '26px',
  margin: 0,
  border: `${vars.line.thick} solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.background.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:focus-visible': focusRing,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '3px',
      insetInlineStart: '3px',
      width: '16px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.border.control,
      transition: `inset-inline-start ${vars.motion.quick} ${vars.motion.easing}`,
    },
    '&:checked': { borderColor: vars.background.accent, backgroundColor: vars.background.accent },
    '&:checked::before': { insetInlineStart: '21px', backgroundColor: vars.foreground.onAccent },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::before': { backgroundColor: 'ButtonText' },
        '&:checked': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { backgroundColor: 'HighlightText' },
      },
    },
  },
});
