import { vars } from '@seatwise/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const slide = keyframes({ from: { left: '-40%' }, to: { left: '100%' } });

/** With reduced motion the bar is static and full; the browsers' own parts are hidden. */
export const bar = style({
  position: 'fixed',
  zIndex: vars.layer.nav,
  top: 0,
  left: 0,
  width: '100%',
  height: vars.line.bar,
  border: 0,
  appearance: 'none',
  backgroundColor: vars.background.accent,
  '::-webkit-progress-bar': { backgroundColor: 'transparent' },
  '::-moz-progress-bar': { backgroundColor: 'transparent' },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      width: '40%',
      animation: `${slide} 1.5s linear infinite`,
    },
    '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});
