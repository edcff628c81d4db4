import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const anchor = style({ display: 'inline-flex' });

export const tip = style({
  position: 'fixed',
  inset: 'auto',
  positionArea: 'block-start',
  positionTryFallbacks: 'flip-block',
  maxWidth: `min(${vars.width.panel}, calc(100vw - ${vars.space.xl}))`,
  // Touching its anchor, so that the pointer can wander over without losing it.
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  color: vars.background.surface,
  backgroundColor: vars.foreground.default,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
} as never);
