import { keyframes } from '@vanilla-extract/css';
import { breakpoints } from '../../css/breakpoints.ts';
import { focusRing } from '../../css/focusRing.ts';
import { patternStyle as style, patternRecipe as recipe } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const bar = recipe({
  base: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.layer.nav,
    height: vars.layout.nav,
    borderBlockEnd: `${vars.line.thin} solid transparent`,
    transition: `background-color ${vars.motion.calm} ${vars.motion.easing}, color ${vars.motion.calm} ${vars.motion.easing}`,
  },
  variants: {
    solid: {
      true: {
        color: vars.foreground.default,
        backgroundColor: vars.background.surface,
        borderColor: vars.border.subtle,
      },
      false: { color: vars.foreground.onHero, backgroundColor: 'transparent' },
    },
  },
});

export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  height: '100%',
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.target.control,
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  color: 'inherit',
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.tight,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
});

export const links = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.xxs,
  '@media': { [breakpoints.wide]: { display: 'flex' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.control,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  color: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
    '&:focus-visible': focusRing,
    '&[aria-current="page"]': {
      textDecoration: 'underline',
      textUnderlineOffset: vars.underline.far,
      textDecorationThickness: vars.line.thick,
    },
  },
});

export const opener = style({ '@media': { [breakpoints.wide]: { display: 'none' } } });

const slide = keyframes({ from: { transform: 'translateX(100%)' } });

/** The menu of a phone: a modal sheet that slides in from the end. */
export const sheet = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: `min(${vars.width.panel}, 88vw)`,
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  padding: 0,
  color: vars.foreground.default,
  backgroundColor: vars.background.surface,
  overflow: 'auto',
  selectors: {
    '&[open]': { animation: `${slide} ${vars.motion.calm} ${vars.motion.easing}` },
    '&::backdrop': { backgroundColor: vars.background.backdrop },
  },
});

export const sheetInside = style({ minHeight: '100%', padding: vars.space.md });

export const sheetHead = style({ display: 'flex', justifyContent: 'flex-end' });

export const sheetLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.square.large,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.background.hover },
    '&:focus-visible': focusRing,
    '&[aria-current="page"]': {
      color: vars.foreground.accent,
      backgroundColor: vars.background.accentSoft,
    },
  },
});
