import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.panel}), 1fr))`,
  alignItems: 'start',
});
