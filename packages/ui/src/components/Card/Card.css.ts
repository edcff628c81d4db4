import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const card = style({
  padding: `clamp(${vars.space.md}, 5vw, ${vars.space.xl})`,
  backgroundColor: vars.background.surface,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation.raised,
});
