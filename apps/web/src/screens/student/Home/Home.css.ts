import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';
import { columns } from '../../../layouts/Columns.css.ts';

/** The pass and the rank, stretched to the same height. */
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

/** The room of the pass is reserved while it loads. */
export const pass = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: '33rem',
  '@media': {
    [breakpoints.tablet]: { alignItems: 'stretch', minHeight: '29rem' },
    [breakpoints.desktop]: { minHeight: '26.5rem' },
  },
});

/** The two links below the rank, in a box of their own. */
export const tiles = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.md}`,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const folds = style({ display: 'grid', gap: vars.space.xs });
