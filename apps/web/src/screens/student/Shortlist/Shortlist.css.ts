import { breakpoints, vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The items, with a line between two. */
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});

/** A seat, the facts about it, and its tools: one below the other on phones. */
export const row = style({
  display: 'grid',
  gridTemplate: `
    "compare names menu" auto
    "compare facts facts" auto
    "compare add add" auto / auto minmax(0, 1fr) auto
  `,
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}` },
  },
  '@media': {
    [breakpoints.wide]: {
      gridTemplate: `
        "compare names facts add menu" auto / auto minmax(0, 1fr) auto auto auto
      `,
    },
  },
});

export const compare = style({ gridArea: 'compare', alignSelf: 'start' });
export const names = style({ gridArea: 'names', minWidth: 0 });
export const add = style({ gridArea: 'add' });
export const menu = style({ gridArea: 'menu', alignSelf: 'start' });

/** The seat, its condition and the note, on one line if they fit. */
export const about = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs });

/** A wide table scrolls inside, together with hidden texts in its cells; its first column stays. */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
});

export const table = style({ borderCollapse: 'collapse', fontSize: vars.size.small });

globalStyle(`${table} :is(th, td)`, {
  minInlineSize: '9em',
  padding: vars.space.xs,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  scrollSnapAlign: 'start',
  scrollMarginInlineStart: '9em',
});
globalStyle(`${table} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  backgroundColor: vars.background.page,
});

/** The bar stays in view, because the comparison is above the list. */
export const selectionBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.xs,
  backgroundColor: vars.background.page,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
});

/** A hint to scroll; wider screens show all columns. */
export const sideways = style({ '@media': { [breakpoints.tablet]: { display: 'none' } } });

export const differs = style({ fontWeight: vars.weight.semibold });
