import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const document = style({
  display: 'block',
  width: '100%',
  height: vars.height.scrollArea,
  border: 0,
  backgroundColor: vars.background.sunken,
});

export const picture = style({
  maxHeight: vars.height.scrollArea,
  marginInline: 'auto',
});
