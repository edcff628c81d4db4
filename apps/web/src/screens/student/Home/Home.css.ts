import { breakpoints, vars } from '@seatwise/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
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

/** A date, with its button below if there is no room beside it. */
export const dateRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space.xs,
});

const passLayout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [breakpoints.tablet]: { alignItems: 'stretch' } },
});

/** Reserves the height of the dates while they load; without dates it leaves no gap. */
export const pass = styleVariants({
  dated: [
    passLayout,
    {
      minHeight: '33rem',
      '@media': {
        [breakpoints.tablet]: { minHeight: '29rem' },
        [breakpoints.desktop]: { minHeight: '26.5rem' },
      },
    },
  ],
  undated: [passLayout],
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
