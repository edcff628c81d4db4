import { breakpoints, forcedColors } from '../../theme/breakpoints.ts';
import { patternRecipe as recipe, patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

/** A dark gradient of the accent colour, with a fading grid pattern. */
export const hero = recipe({
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    color: vars.foreground.onHero,
    backgroundColor: vars.background.hero,
    backgroundImage: `linear-gradient(115deg, ${vars.background.hero} 30%, ${vars.background.heroEnd})`,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        backgroundImage: `radial-gradient(circle, ${vars.foreground.onHeroMuted} ${vars.line.thin}, transparent ${vars.line.thick})`,
        backgroundSize: `${vars.icon.large} ${vars.icon.large}`,
        opacity: 0.14,
        maskImage: 'linear-gradient(100deg, transparent 45%, currentColor)',
      },
    },
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  },
  variants: {
    size: {
      page: { paddingBlock: vars.space.lg },
      tool: { paddingBlock: vars.space.sm },
      // The navigation bar overlaps the hero.
      landing: {
        paddingBlock: `calc(${vars.layout.nav} + ${vars.space.md}) ${vars.space.xl}`,
        '@media': {
          [breakpoints.wide]: {
            paddingBlock: `calc(${vars.layout.nav} + ${vars.space.xxl}) ${vars.space.xxxl}`,
          },
        },
      },
    },
  },
});

export const container = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xl,
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

/** The title and the rest share the first column; the aside is between them in reading order. */
export const withAside = style({
  gap: vars.space.md,
  '@media': {
    [breakpoints.wide]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      columnGap: vars.space.xl,
    },
  },
});

export const text = recipe({
  base: { display: 'grid', gap: vars.space.md },
  variants: {
    size: {
      // The actions are beside the text if there is room, so that the page's content begins higher.
      page: {
        gap: vars.space.xs,
        '@media': { [breakpoints.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
      },
      tool: {
        gap: vars.space.xxs,
        '@media': {
          [breakpoints.desktop]: {
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            alignItems: 'center',
            gap: vars.space.md,
          },
        },
      },
      landing: { maxWidth: vars.width.prose },
    },
  },
});
export const lead = recipe({
  base: {
    maxWidth: vars.width.prose,
    color: vars.foreground.onHeroMuted,
    textWrapStyle: 'pretty',
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  },
  variants: {
    size: {
      // Without a column of its own, the lead would fill the missing actions' place.
      page: { gridColumn: 1, fontSize: vars.size.title },
      tool: { fontSize: vars.size.small },
      landing: { gridColumn: 1, fontSize: vars.size.title },
    },
  },
});
/** Secondary buttons are transparent on the dark background. */
export const actions = recipe({
  base: {
    vars: {
      [vars.background.surface]: 'transparent',
      [vars.background.hover]: vars.background.heroEnd,
      [vars.border.control]: vars.foreground.onHeroMuted,
    },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.sm,
    marginBlockStart: vars.space.xs,
  },
  variants: {
    size: {
      page: { '@media': { [breakpoints.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } } },
      tool: { marginBlockStart: 0 },
      landing: {},
    },
  },
});

export const claims = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  marginBlockStart: vars.space.sm,
});

export const claim = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.semibold,
});

export const note = style({
  color: vars.foreground.onHeroMuted,
  fontSize: vars.size.small,
  textWrapStyle: 'pretty',
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

/** The aside has a light surface again. */
export const aside = style({
  color: vars.foreground.default,
  minWidth: 0,
  '@media': { [breakpoints.wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
