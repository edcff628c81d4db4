import { breakpoints, forcedColors } from '../../theme/breakpoints.ts';
import { focusRing, whereFocusVisible } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const footer = style({
  color: vars.foreground.onHeroMuted,
  backgroundColor: vars.background.hero,
  paddingBlock: vars.space.md,
  '@media': {
    [breakpoints.desktop]: { paddingBlock: vars.space.xxl },
    [forcedColors]: { color: 'CanvasText' },
  },
});

export const container = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.md} ${vars.space.xl}`,
});

export const brand = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  maxWidth: vars.width.field,
});

export const name = style({
  color: vars.foreground.onHero,
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${vars.width.entry}, 1fr))`,
  gap: `${vars.space.xxs} ${vars.space.lg}`,
  flex: `1 1 ${vars.width.panel}`,
  minWidth: 0,
  maxWidth: vars.width.dialog,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.compact,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      color: vars.foreground.onHero,
      textDecoration: 'underline',
      textUnderlineOffset: vars.underline.near,
    },
    [whereFocusVisible]: focusRing,
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.lg}`,
  maxWidth: vars.width.page,
  marginInline: 'auto',
  padding: `${vars.space.xs} ${vars.space.gutter}`,
  color: vars.foreground.muted,
  fontSize: vars.size.small,
});

export const lineLinks = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.md}` });

export const lineLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.target.control,
  minHeight: vars.target.control,
  borderRadius: vars.radius.small,
  color: 'inherit',
  selectors: {
    '&:hover': { color: vars.foreground.default },
    [whereFocusVisible]: focusRing,
  },
});

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.line.thin} solid ${vars.background.heroEnd}`,
  fontSize: vars.size.small,
});

export const social = style({ display: 'flex', gap: vars.space.xs });

export const socialLink = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.target.control,
  height: vars.target.control,
  border: `${vars.line.thin} solid ${vars.foreground.onHeroMuted}`,
  borderRadius: vars.radius.full,
  color: 'inherit',
  selectors: {
    '&:hover': { color: vars.foreground.onHero, borderColor: vars.foreground.onHero },
    [whereFocusVisible]: focusRing,
  },
});
