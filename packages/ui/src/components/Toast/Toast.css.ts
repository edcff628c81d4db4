import { keyframes } from '@vanilla-extract/css';
import { bottomBarHeight } from '../../css/bottomBar.ts';
import { focusRing } from '../../css/focusRing.ts';
import { style } from '../../css/style.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${vars.motion.rise})` } });

export const region = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: `var(${bottomBarHeight}, env(safe-area-inset-bottom))`,
  zIndex: vars.layer.toast,
  display: 'grid',
  width: '100%',
  maxWidth: vars.width.field,
  padding: vars.space.md,
  gap: vars.space.xs,
  pointerEvents: 'none',
  '@media': {
    [breakpoints.desktop]: { insetBlockEnd: 0, insetInlineStart: 'auto' },
  },
});

/** The action is below a message that leaves no room beside it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  paddingBlock: vars.space.xxs,
});

export const toast = style({
  pointerEvents: 'auto',
  // A short message is narrower than the region, and the shadow is its own.
  justifySelf: 'start',
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.high,
  animation: `${enter} ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: { '&:focus-visible': focusRing },
});
