import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  maxWidth: vars.width.page,
  marginInline: 'auto',
  padding: `${vars.space.xs} ${vars.space.gutter} ${vars.space.xxl}`,
});
