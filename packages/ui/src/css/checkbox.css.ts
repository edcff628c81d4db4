import { breakpoints, forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/index.ts';
import { focusRing } from './focusRing.ts';
import { style } from './style.ts';

/** The native checkbox in the theme's colours; the check mark is a clipped pseudo-element. */
export const box = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  width: vars.target.minimum,
  height: vars.target.minimum,
  margin: 0,
  border: `${vars.line.thick} solid ${vars.border.control}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.background.surface,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&:checked, &:indeterminate': {
      borderColor: vars.background.accent,
      backgroundColor: vars.background.accent,
    },
    '&::before': {
      content: '""',
      width: vars.square.tick,
      height: vars.square.tick,
      backgroundColor: vars.foreground.onAccent,
      clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%)',
      transform: 'scale(0)',
      transition: `transform ${vars.motion.quick} ${vars.motion.easing}`,
    },
    '&:checked::before': { transform: 'scale(1)' },
    '&:indeterminate::before': { clipPath: 'inset(40% 0)', transform: 'scale(1)' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&[aria-invalid="true"]': { borderColor: vars.border.critical },
  },
  '@media': {
    // Enlarges the touch target of a box without a label; the box itself stays as small as its text.
    [breakpoints.touch]: {
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: `calc((${vars.target.minimum} - ${vars.target.control}) / 2 - ${vars.line.thick})`,
        },
      },
    },
    [forcedColors]: {
      selectors: {
        '&::before': { backgroundColor: 'CanvasText' },
        '&:checked': { backgroundColor: 'Canvas', borderColor: 'CanvasText' },
      },
    },
  },
});
