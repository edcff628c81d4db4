import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const code = style({
  maxWidth: '14rem',
  fontSize: vars.size.headline,
  fontWeight: vars.weight.medium,
  letterSpacing: '0.3em',
});
