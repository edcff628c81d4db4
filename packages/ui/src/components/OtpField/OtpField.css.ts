import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const code = style({
  maxWidth: vars.width.menu,
  fontSize: vars.size.headline,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.code,
});
