import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.md,
});

export const column = style({ width: '100%', maxWidth: vars.width.field });
