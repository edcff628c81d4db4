import { patternRecipe as recipe, patternStyle as style } from '../../css/style.ts';
import { toneVariants } from '../../css/tone.ts';
import { vars } from '../../theme/index.ts';

export const tier = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    padding: `3px ${vars.space.xs} 3px 6px`,
    border: `${vars.line.thin} solid`,
    borderRadius: vars.radius.full,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.heading,
    whiteSpace: 'nowrap',
  },
  variants: { tone: toneVariants },
});

export const disc = style({ flex: 'none', width: '16px', height: '16px' });
