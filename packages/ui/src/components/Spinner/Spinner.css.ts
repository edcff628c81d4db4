import { keyframes } from '@vanilla-extract/css';
import { reducedMotion } from '../../theme/breakpoints.ts';
import { recipe, style } from '../../css/style.ts';
import { delayedLiveText } from '../../css/delayedLiveText.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.ts';
import { vars } from '../../theme/index.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = recipe({
  base: {
    flex: 'none',
    display: 'inline-block',
    border: `${vars.line.thick} solid currentColor`,
    borderInlineEndColor: 'transparent',
    borderRadius: vars.radius.full,
    animation: `${turn} 800ms linear infinite`,
    '@media': {
      [reducedMotion]: { animation: 'none', borderInlineEndColor: 'currentColor', opacity: 0.6 },
    },
  },
  variants: {
    size: {
      small: { width: vars.icon.small, height: vars.icon.small },
      medium: { width: vars.icon.medium, height: vars.icon.medium },
      large: { width: vars.icon.large, height: vars.icon.large },
    },
  },
});

export const hiddenLabel = style({ ...visuallyHidden, animation: delayedLiveText });
