import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones the gap is smaller, so that more content is in view. */
const gap = {
  gap: vars.space.md,
  '@media': { [breakpoints.tablet]: { gap: vars.space.lg } },
} as const;

/** The columns wrap by the room that their text needs, so that large text stacks them earlier. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  ...gap,
});

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...gap,
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
