import { breakpoints, vars } from '@seatwise/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** What is due over the season; on a desk the seats and the rank are beside both. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [breakpoints.wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.width.panel}`,
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: vars.space.md,
  '@media': { [breakpoints.wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

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

/** The two links, in a box of their own. */
export const tiles = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.md}`,
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  '@media': { [breakpoints.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The folded parts; one that is opened leaves its neighbour as it is. */
export const folds = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xs,
  '@media': {
    [breakpoints.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.md },
  },
});
