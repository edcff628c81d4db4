import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const prose = style({ maxWidth: vars.width.prose });

export const points = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
});
