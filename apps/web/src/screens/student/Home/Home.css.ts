import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';
import { columns } from '../../../layouts/Columns.css.ts';

/** Profile and rank, stretched to the same height. */
export const top = style([columns, { alignItems: 'stretch' }]);

export const dateList = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A date, with its button below where there is no room beside it. */
export const dateRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space.xs,
});
