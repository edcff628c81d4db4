import { focusRing } from '../../css/focusRing.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xl} ${vars.space.md}`,
  textAlign: 'center',
  border: `${vars.line.thick} dashed ${vars.border.control}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.background.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: vars.background.hover },
    '&:focus-within:has(:focus-visible)': focusRing,
    '&[data-over="true"]': {
      borderStyle: 'solid',
      borderColor: vars.border.accent,
      backgroundColor: vars.background.accentSoft,
    },
    '&[data-invalid="true"]': { borderColor: vars.border.critical },
    '&[data-disabled="true"]': { cursor: 'not-allowed', opacity: 0.6 },
  },
});

export const nativeInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'inherit',
});

export const iconWrapper = style({ color: vars.foreground.accent });
