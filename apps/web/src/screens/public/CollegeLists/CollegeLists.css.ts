import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const names = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.width.entry}, 1fr))`,
  gap: `${vars.space.xs} ${vars.space.sm}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
