import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/index.ts';

export const heading = recipe({
  base: {
    fontWeight: vars.text.bold,
    lineHeight: vars.text.lineTight,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    selectors: { '&:focus': { outline: 'none' } },
  },
  variants: {
    size: { display: { fontSize: vars.text.display }, title: { fontSize: vars.text.title } },
  },
});
