import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The list, its tools and its state: the state goes below on phones, and stands between where it fits. */
export const tools = style({
  display: 'grid',
  gridTemplate: `
    "list buttons" auto
    "summary summary" auto / minmax(0, 1fr) auto
  `,
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': {
    [breakpoints.desktop]: {
      gridTemplate: '"list summary buttons" auto / auto minmax(0, 1fr) auto',
      columnGap: vars.space.md,
    },
  },
});

export const summary = style({ gridArea: 'summary' });

/** A seat, what decides about it, and remarks: one below the other on phones, in columns where they fit. */
export const row = style({
  display: 'grid',
  gridTemplate: `
    "names menu" auto
    "facts facts" auto
    "remarks remarks" auto / minmax(0, 1fr) auto
  `,
  alignItems: 'center',
  columnGap: vars.space.xs,
  overflowWrap: 'anywhere',
  '@media': {
    [breakpoints.wide]: {
      gridTemplate: `
        "names facts menu" auto
        "remarks remarks remarks" auto / minmax(0, 2fr) minmax(0, 3fr) auto
      `,
      columnGap: vars.space.md,
    },
  },
});

export const names = style({ gridArea: 'names' });

/** Where the seat is, and the warnings about it, which wrap where they do not fit beside it. */
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
});

export const menu = style({ gridArea: 'menu' });
export const remarks = style({ gridArea: 'remarks', paddingBlockStart: vars.space.xxs });

export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [breakpoints.wide]: {
      display: 'grid',
      gridTemplateColumns: '6.5rem 15rem 6.5rem minmax(0, 1fr)',
    },
  },
});

/** On phones the own rank is in the head of the list alone. */
export const ownRank = style({
  display: 'none',
  '@media': { [breakpoints.wide]: { display: 'inline', color: vars.foreground.muted } },
});

/** Versions and other lists of a dialog. */
export const plainList = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
