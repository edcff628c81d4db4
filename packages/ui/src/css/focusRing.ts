import { vars } from '../theme/index.ts';

/** Two colours keep the ring visible on any background; outlines survive forced colours mode. */
export const focusRing = {
  outline: `${vars.line.thick} solid ${vars.border.focus}`,
  outlineOffset: vars.line.thick,
  boxShadow: `0 0 0 ${vars.line.thick} ${vars.border.focusGap}`,
} as const;

/** A focus ring drawn inside, for elements that fill their container, such as cells and options. */
export const focusRingInside = {
  outline: `${vars.line.thick} solid ${vars.border.focus}`,
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
} as const;

/** Includes react-aria's own focus-visible state, which also covers presses by screen readers. */
export const whereFocusVisible = '&:focus-visible, &[data-focus-visible]';
