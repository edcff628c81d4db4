import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const choice = style({ display: 'grid', gap: vars.space.sm });
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.foreground.muted,
  fontSize: vars.size.small,
});
