import { recipe } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const heading = recipe({
  base: {
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.heading,
    letterSpacing: vars.tracking.heading,
    textWrapStyle: 'balance',
    // A heading gets the focus when its page or step appears, but shows no focus ring, as it is not a control.
    selectors: { '&:focus': { outline: 'none' } },
  },
  variants: {
    size: {
      hero: {
        fontSize: vars.size.hero,
        lineHeight: vars.leading.tight,
        letterSpacing: vars.tracking.hero,
      },
      display: { fontSize: vars.size.display, letterSpacing: vars.tracking.tight },
      headline: { fontSize: vars.size.headline },
      title: { fontSize: vars.size.title, fontWeight: vars.weight.semibold },
    },
    tone: { default: { color: vars.foreground.default }, inherit: {} },
  },
});
