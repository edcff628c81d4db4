import { focusRing } from '../../css/focusRing.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const summary = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.md,
  border: `${vars.line.thick} solid ${vars.border.critical}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.background.criticalSoft,
  selectors: { '&:focus-visible': focusRing },
});

export const list = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.lg,
});
