import { patternRecipe as recipe, patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const plan = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    // The subgrid gives the rows of cards side by side the same heights.
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    gap: vars.space.md,
    height: '100%',
    padding: vars.space.lg,
    backgroundColor: vars.background.surface,
    border: `${vars.line.thin} solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    cursor: 'pointer',
    transition: `border-color ${vars.motion.quick} ${vars.motion.easing}, box-shadow ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: { '&:hover': { borderColor: vars.border.accent, boxShadow: vars.elevation.low } },
  },
  // The border grows outwards, so that the content stays aligned with the other cards.
  variants: {
    emphasis: {
      true: {
        borderColor: vars.border.accent,
        outline: `${vars.line.thin} solid ${vars.border.accent}`,
        boxShadow: vars.elevation.low,
      },
    },
    active: {
      true: {
        borderColor: vars.border.positive,
        outline: `${vars.line.thin} solid ${vars.border.positive}`,
      },
    },
  },
});

export const badgeWrapper = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.sm})`,
  insetInlineStart: vars.space.lg,
});

export const price = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs });

export const amount = style({
  fontSize: vars.size.display,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const features = style({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  paddingBlockEnd: vars.space.xs,
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.xs,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  selectors: { '&[data-available="false"]': { color: vars.foreground.muted } },
});

export const tick = style({
  color: vars.foreground.positive,
  selectors: { '[data-available="false"] > &': { color: vars.foreground.muted } },
});
