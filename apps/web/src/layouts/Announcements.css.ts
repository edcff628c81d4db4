import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const warning = style({
  position: 'fixed',
  insetBlockEnd: vars.space.md,
  insetInline: vars.space.md,
  zIndex: vars.layer.nav,
  maxWidth: vars.width.prose,
  marginInline: 'auto',
});
