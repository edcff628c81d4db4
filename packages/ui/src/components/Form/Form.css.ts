import { recipe } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const form = recipe({
  base: { display: 'grid', gap: vars.space.md, minWidth: 0 },
  variants: { wide: { false: { maxWidth: vars.width.form } } },
});
