import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.md,
  maxWidth: vars.width.prose,
  margin: 0,
});

export const meaning = style({ margin: 0 });
