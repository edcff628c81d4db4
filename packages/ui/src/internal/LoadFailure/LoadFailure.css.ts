import { bottomBarHeight } from '../../css/bottomBar.ts';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

/** The alert appears where toasts do, but centred. */
export const alert = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: `var(${bottomBarHeight}, env(safe-area-inset-bottom))`,
  zIndex: vars.layer.toast,
  width: 'fit-content',
  maxWidth: `min(${vars.width.field}, calc(100vw - ${vars.space.xl}))`,
  margin: `${vars.space.md} auto`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  color: vars.foreground.critical,
  backgroundColor: vars.background.criticalSoft,
  border: `${vars.line.thin} solid ${vars.border.critical}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.high,
});
