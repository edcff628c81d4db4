import { patternRecipe as recipe, patternStyle as style } from '../../css/style.ts';
import { toneVariants } from '../../css/tone.ts';
import { vars } from '../../theme/index.ts';

export const tier = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    padding: `${vars.space.hair} ${vars.space.xs} ${vars.space.hair} ${vars.space.xxs}`,
    border: `${vars.line.thin} solid`,
    borderRadius: vars.radius.full,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.heading,
    whiteSpace: 'nowrap',
  },
  variants: { tone: toneVariants },
});

export const disc = style({ flex: 'none', width: vars.square.dot, height: vars.square.dot });
