import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
  alignContent: 'start',
  height: '100%',
  padding: `${vars.space.sm} ${vars.space.md}`,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const iconWrapper = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.square.medium,
  height: vars.square.medium,
  borderRadius: vars.radius.control,
  color: vars.foreground.accent,
  backgroundColor: vars.background.accentSoft,
});
