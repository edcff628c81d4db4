import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const feature = style({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  height: '100%',
  padding: vars.space.lg,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const iconWrapper = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.square.large,
  height: vars.square.large,
  marginBlockEnd: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.foreground.accent,
  backgroundColor: vars.background.accentSoft,
});
