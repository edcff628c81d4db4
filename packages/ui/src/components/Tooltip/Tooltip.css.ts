import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const anchor = style({ display: 'inline-flex' });

// The tooltip touches its control, so that the pointer can move onto it.
export const tip = style({
  zIndex: vars.layer.tooltip,
  width: 'max-content',
  maxWidth: `min(${vars.width.panel}, calc(100vw - ${vars.space.xl}))`,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  color: vars.background.surface,
  backgroundColor: vars.foreground.default,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
