import { keyframes } from '@vanilla-extract/css';
import { reducedMotion } from '../../theme/breakpoints.ts';
import { recipe } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    borderRadius: vars.radius.small,
    backgroundColor: vars.background.neutralSoft,
    animation: `${pulse} 1.6s ease-in-out infinite`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  },
  variants: {
    shape: {
      line: { height: '1lh', width: '100%' },
      short: { height: '1lh', width: '55%' },
      block: { height: vars.height.block, width: '100%', borderRadius: vars.radius.card },
      round: {
        height: vars.square.medium,
        width: vars.square.medium,
        borderRadius: vars.radius.full,
      },
    },
  },
});
