import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/index.ts';

export const text = recipe({
  variants: {
    size: { small: { fontSize: vars.text.small }, body: { fontSize: vars.text.body } },
    tone: { default: { color: vars.foreground.default }, muted: { color: vars.foreground.muted } },
  },
});
