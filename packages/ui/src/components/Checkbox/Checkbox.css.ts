import { style } from '../../css/style.ts';
import { touchTarget } from '../../css/touchTarget.ts';
import { vars } from '../../theme/index.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  minHeight: vars.target.minimum,
  '@media': touchTarget,
  cursor: 'pointer',
});
