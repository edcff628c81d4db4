import { focusRing, whereFocusVisible } from '../../css/focusRing.ts';
import { patternStyle as style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.md,
  height: '100%',
  padding: vars.space.md,
  color: vars.foreground.default,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.quick} ${vars.motion.easing}, box-shadow ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.border.accent, boxShadow: vars.elevation.low },
    [whereFocusVisible]: focusRing,
  },
});

export const iconWrapper = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.square.large,
  height: vars.square.large,
  borderRadius: vars.radius.control,
  color: vars.foreground.accent,
  backgroundColor: vars.background.accentSoft,
});

export const text = style({ display: 'grid', overflowWrap: 'anywhere' });

export const arrow = style({ color: vars.foreground.muted });
