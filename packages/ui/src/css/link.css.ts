import { focusRing, whereFocusVisible } from './focusRing.ts';
import { recipe } from './style.ts';
import { touchTarget } from './touchTarget.ts';
import { vars } from '../theme/index.ts';

export const link = recipe({
  base: {
    borderRadius: vars.radius.small,
    selectors: { [whereFocusVisible]: focusRing },
  },
  variants: {
    variant: {
      text: {
        color: vars.foreground.accent,
        textDecorationLine: 'underline',
        textDecorationThickness: vars.line.thin,
        textUnderlineOffset: vars.underline.near,
        selectors: { '&:hover': { textDecorationThickness: vars.line.thick } },
      },
      quiet: {
        color: 'inherit',
        textDecorationLine: 'none',
        selectors: {
          '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: vars.underline.near },
        },
      },
    },
    // A standalone link has the minimum target size; one inside a sentence is exempt (WCAG 2.5.8).
    standalone: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xxs,
        minHeight: vars.target.minimum,
        '@media': touchTarget,
      },
    },
  },
});
