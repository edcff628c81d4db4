import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({
  maxWidth: vars.width.page,
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.space.gutter} ${vars.space.xxl}`,
});
