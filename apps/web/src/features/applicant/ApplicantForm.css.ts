import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const questions = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.width.menu}), 1fr))`,
  alignItems: 'end',
  gap: vars.space.md,
});
