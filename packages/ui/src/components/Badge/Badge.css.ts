import { recipe } from '../../css/style.ts';
import { toneVariants } from '../../css/tone.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.hair,
    border: `${vars.line.thin} solid`,
    borderRadius: vars.radius.full,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.heading,
    '@media': { [breakpoints.tablet]: { whiteSpace: 'nowrap' } },
  },
  variants: {
    tone: toneVariants,
    outlined: { true: {}, false: { borderColor: 'transparent' } },
  },
});
