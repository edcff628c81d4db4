import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xl} ${vars.space.md}`,
  textAlign: 'center',
});

export const iconWrapper = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.square.emblem,
  height: vars.square.emblem,
  marginBlockEnd: vars.space.xs,
  borderRadius: vars.radius.full,
  color: vars.foreground.muted,
  backgroundColor: vars.background.neutralSoft,
});

export const action = style({ marginBlockStart: vars.space.sm });
