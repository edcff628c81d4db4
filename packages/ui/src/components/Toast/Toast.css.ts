import { keyframes } from '@vanilla-extract/css';
import { bottomBar } from '../../css/bottomBar.ts';
import { style } from '../../css/style.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${vars.motion.rise})` } });

export const region = style({
  position: 'fixed',
  inset: 'auto 0 0 0',
  insetBlockEnd: `anchor(${bottomBar} top, env(safe-area-inset-bottom))`,
  width: '100%',
  maxWidth: vars.width.field,
  margin: 0,
  padding: vars.space.md,
  gap: vars.space.xs,
  overflow: 'visible',
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  selectors: { '&:popover-open': { display: 'grid' } },
  '@media': {
    [breakpoints.desktop]: { insetBlockEnd: 0, insetInlineStart: 'auto', insetInlineEnd: 0 },
  },
});

export const toast = style({
  pointerEvents: 'auto',
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.high,
  animation: `${enter} ${vars.motion.calm} ${vars.motion.easing}`,
});
