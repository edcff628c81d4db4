import { keyframes } from '@vanilla-extract/css';
import { still } from '../../css/breakpoints.ts';
import { recipe } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    borderRadius: vars.radius.small,
    backgroundColor: vars.background.neutralSoft,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': { [still]: { animation: 'none' } },
  },
  variants: {
    shape: {
      line: { height: '1em', width: '100%', marginBlock: '0.275em' },
      short: { height: '1em', width: '55%', marginBlock: '0.275em' },
      block: { height: '7rem', width: '100%', borderRadius: vars.radius.card },
      round: { height: '40px', width: '40px', borderRadius: vars.radius.full },
    },
  },
});
