import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** Wraps by the room that the text needs, so that large text stacks the columns earlier. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.lg,
});

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  minWidth: 0,
} as const;

export const main = style({ ...column, flex: `999 1 min(100%, ${vars.width.prose})` });
export const alone = style({ ...column, flex: '1 1 100%' });
export const side = style({ ...column, flex: `1 1 min(100%, ${vars.width.panel})` });
export const below = style({
  ...column,
  flex: '1 1 100%',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.panel}), 1fr))`,
  alignItems: 'start',
});
