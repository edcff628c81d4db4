import { recipe } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const icon = recipe({
  base: { flex: 'none', display: 'inline-block', verticalAlign: 'text-bottom' },
  variants: {
    size: {
      small: { width: vars.icon.small, height: vars.icon.small },
      medium: { width: vars.icon.medium, height: vars.icon.medium },
      large: { width: vars.icon.large, height: vars.icon.large },
    },
    // Horizontal arrows are flipped in right-to-left layouts.
    mirrored: { true: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } } },
  },
});
