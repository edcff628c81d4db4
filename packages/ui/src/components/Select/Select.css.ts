import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const select = style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  paddingInlineEnd: vars.target.control,
});

export const arrow = style({ color: vars.foreground.muted, pointerEvents: 'none' });
