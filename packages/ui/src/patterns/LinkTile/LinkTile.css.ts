import { focusRing, whereFocusVisible } from '../../css/focusRing.ts';
import { patternRecipe as recipe, patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const tile = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.md,
    height: '100%',
    color: vars.foreground.default,
    textDecoration: 'none',
    selectors: { [whereFocusVisible]: focusRing },
  },
  variants: {
    compact: {
      false: {
        padding: vars.space.md,
        backgroundColor: vars.background.surface,
        border: `${vars.line.thin} solid ${vars.border.subtle}`,
        borderRadius: vars.radius.card,
        transition: `border-color ${vars.motion.quick} ${vars.motion.easing}, box-shadow ${vars.motion.quick} ${vars.motion.easing}`,
        selectors: {
          '&:hover': { borderColor: vars.border.accent, boxShadow: vars.elevation.low },
        },
      },
      true: {
        gap: vars.space.sm,
        minHeight: vars.target.control,
        paddingBlock: vars.space.xxs,
        borderRadius: vars.radius.control,
        selectors: { '&:hover': { backgroundColor: vars.background.hover } },
      },
    },
  },
});

export const iconWrapper = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.control,
    color: vars.foreground.accent,
    backgroundColor: vars.background.accentSoft,
  },
  variants: {
    compact: {
      false: { width: vars.square.large, height: vars.square.large },
      true: { width: vars.square.medium, height: vars.square.medium },
    },
  },
});

export const text = style({ display: 'grid', overflowWrap: 'anywhere' });

export const arrow = style({ color: vars.foreground.muted });
