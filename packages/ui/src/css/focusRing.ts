import { vars } from '../theme/index.ts';

/** Two colours, so that it shows on any background; outlines survive forced colours. */
export const focusRing = {
  outline: `${vars.line.thick} solid ${vars.border.focus}`,
  outlineOffset: vars.line.thick,
  boxShadow: `0 0 0 ${vars.line.thick} ${vars.border.focusGap}`,
} as const;

/** The same, inside: for things that fill their place, such as cells and options. */
export const focusRingInside = {
  outline: `${vars.line.thick} solid ${vars.border.focus}`,
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
} as const;

/** Also where react-aria knows better than the browser, such as after a screen reader's press. */
export const whereFocusVisible = '&:focus-visible, &[data-focus-visible]';
