import { focusRing, whereFocusVisible } from './focusRing.ts';
import { recipe } from './style.ts';
import { touchSquare } from './touchTarget.ts';
import { vars } from '../theme/index.ts';

export const iconButton = recipe({
  base: {
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    padding: 0,
    border: `${vars.line.thin} solid transparent`,
    borderRadius: vars.radius.control,
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      [whereFocusVisible]: focusRing,
      '&:hover:not(:disabled)': {
        backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
      },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    },
  },
  variants: {
    size: {
      medium: { width: vars.target.control, height: vars.target.control },
      compact: { width: vars.target.compact, height: vars.target.compact },
      small: {
        width: vars.target.minimum,
        height: vars.target.minimum,
        borderRadius: vars.radius.small,
        '@media': touchSquare,
      },
    },
  },
});
