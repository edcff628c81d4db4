import { keyframes } from '@vanilla-extract/css';
import { breakpoints, containerQueries } from '../../theme/breakpoints.ts';
import { currentEntryForced } from '../../css/currentEntry.ts';
import { focusRing, focusRingInside } from '../../css/focusRing.ts';
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
      // A gradient in the hero's colour keeps the links legible over content that scrolls behind the bar.
      false: {
        color: vars.foreground.onHero,
        backgroundColor: 'transparent',
        backgroundImage: `linear-gradient(${vars.background.hero}, transparent)`,
      },
    },
  },
});

export const container = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  height: '100%',
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  containerType: 'inline-size',
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
  '@container': { [containerQueries.navLinks]: { display: 'flex' } },
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

/** Hidden if all links are in the bar, and on phones whose bottom bar has the button. */
export const menuButton = recipe({
  variants: {
    hasAll: {
      true: { '@container': { [containerQueries.navLinks]: { display: 'none' } } },
      false: {},
    },
    hasThumb: {
      true: { '@media': { [breakpoints.phone]: { display: 'none' } } },
      false: {},
    },
  },
});

export const thumbBar = style({
  display: 'none',
  '@media': {
    [breakpoints.phone]: {
      display: 'block',
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      color: vars.foreground.muted,
      backgroundColor: vars.background.surface,
      borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
});

export const thumbList = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const thumbEntry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.hair,
  width: '100%',
  minHeight: vars.square.emblem,
  paddingInline: vars.space.hair,
  border: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  fontFamily: vars.font.family,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRingInside,
    '&[aria-current="page"]': {
      color: vars.foreground.accent,
      fontWeight: vars.weight.semibold,
      boxShadow: `inset 0 ${vars.line.bar} ${vars.border.accent}`,
    },
  },
  '@media': {
    ...currentEntryForced,
    // Between two high bars, a phone in landscape would have too little room.
    [breakpoints.low]: {
      flexDirection: 'row',
      gap: vars.space.xxs,
      minHeight: vars.target.control,
    },
  },
});

const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const slide = (animation: string) => `${animation} ${vars.motion.calm} ${vars.motion.easing}`;

/** The menu's dialog on phones, which fills the window. */
export const drawer = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  selectors: { '&:focus': { outline: 'none' } },
});

export const sheetBackdrop = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: vars.background.backdrop,
});

/** The sheet slides in from the inline end. */
export const sheet = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 'auto 0',
  width: `min(${vars.width.panel}, 88vw)`,
  color: vars.foreground.default,
  backgroundColor: vars.background.surface,
  overflow: 'auto',
  animation: slide(fromRight),
  selectors: { '[dir="rtl"] &': { animation: slide(fromLeft) } },
});

export const sheetContent = style({ minHeight: '100%', paddingInline: vars.space.gutter });

/** The header is as high as the bar, so that the close button is where the open button was. */
export const sheetHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.layout.nav,
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.tight,
});

export const sheetLinks = style({ display: 'grid', gap: vars.space.xxs });

export const sheetLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.square.large,
  marginInline: `calc(-1 * ${vars.space.sm})`,
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
  '@media': currentEntryForced,
});
