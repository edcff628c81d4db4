import { focusRing } from '../../css/focusRing.ts';
import { recipe } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const link = recipe({
  base: {
    borderRadius: vars.radius.small,
    selectors: { '&:focus-visible': focusRing },
  },
  variants: {
    look: {
      text: {
        color: vars.foreground.accent,
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        selectors: { '&:hover': { textDecorationThickness: '2px' } },
      },
      quiet: {
        color: 'inherit',
        textDecorationLine: 'none',
        selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
      },
    },
    // A link that stands alone is a target of its own; inside a sentence it is as high as its line.
    standalone: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xxs,
        minHeight: vars.target.least,
      },
    },
  },
});
