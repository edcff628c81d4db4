import { vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const questions = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.width.menu}), 1fr))`,
  gap: vars.space.md,
});

/** The labels of a row start at one height and its controls at another, however long the hints are. */
globalStyle(`${questions} > *`, { gridTemplateRows: 'auto 1fr auto' });
