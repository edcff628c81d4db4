import { keyframes } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { recipe, style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.motion.rise})` } });
const appear = keyframes({ from: { opacity: 0 } });

/** The dialog fills the window, so that popovers inside are positioned within it. */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [breakpoints.tablet]: { alignItems: 'center' } },
});

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: vars.background.backdrop,
  animation: `${appear} ${vars.motion.calm} ${vars.motion.easing}`,
});

/**
 * The whole panel scrolls under a sticky header and footer: a scroll container with focusable
 * controls can be scrolled by keyboard.
 */
export const sheet = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"title close" "content content" "actions actions"',
    width: '100%',
    maxHeight: `calc(100dvh - ${vars.space.lg})`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    color: vars.foreground.default,
    backgroundColor: vars.background.surface,
    border: `${vars.line.thin} solid ${vars.border.subtle}`,
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    boxShadow: vars.elevation.high,
    animation: `${rise} ${vars.motion.calm} ${vars.motion.easing}`,
    '@media': { [breakpoints.tablet]: { borderRadius: vars.radius.card } },
  },
  variants: {
    size: {
      medium: { '@media': { [breakpoints.tablet]: { maxWidth: vars.width.dialog } } },
      wide: { '@media': { [breakpoints.tablet]: { maxWidth: vars.width.prose } } },
    },
  },
});

const inPlace = {
  position: 'sticky',
  zIndex: 1,
  backgroundColor: vars.background.surface,
} as const;

/** The title is level with the button that closes the dialog. */
export const title = style({
  ...inPlace,
  gridArea: 'title',
  top: 0,
  display: 'grid',
  alignContent: 'center',
  padding: `${vars.space.sm} ${vars.space.lg}`,
});

export const close = style({ ...inPlace, gridArea: 'close', top: 0, padding: vars.space.xs });

export const content = style({
  gridArea: 'content',
  padding: `${vars.space.xs} ${vars.space.lg} ${vars.space.lg}`,
});

export const actions = style({
  ...inPlace,
  gridArea: 'actions',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.lg} ${vars.space.md}`,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
});
