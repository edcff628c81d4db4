import { focusRing } from '../../css/focusRing.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const details = style({
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.background.surface,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: vars.target.control,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
    '&:hover': { backgroundColor: vars.background.hover },
  },
});

export const arrow = style({
  display: 'inline-flex',
  color: vars.foreground.muted,
  transition: `transform ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = style({ padding: `${vars.space.xxs} ${vars.space.md} ${vars.space.md}` });
