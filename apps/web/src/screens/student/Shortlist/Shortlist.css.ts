import { breakpoints, vars } from '@seatwise/ui/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The items, with a line between two. */
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});

/** A seat, its chance and its actions: in two lines on phones, and in one on a desk. */
export const row = style({
  display: 'grid',
  gridTemplate: `
    "compare names menu" auto
    "compare facts add" auto / auto minmax(0, 1fr) auto
  `,
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}` },
  },
  '@media': {
    [breakpoints.wide]: {
      gridTemplate: `
        "compare names facts add menu" auto / auto minmax(0, 1fr) auto auto auto
      `,
      minHeight: '4rem',
    },
  },
});

export const compare = style({ gridArea: 'compare' });
export const names = style({
  gridArea: 'names',
  minWidth: 0,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
});
globalStyle(`${names} span`, { lineHeight: 'inherit' });
export const menu = style({ gridArea: 'menu' });

/** The button is in the row, and what it says below. */
export const add = style({ display: 'contents' });
globalStyle(`${add} > button`, {
  gridArea: 'add',
  // An icon on a phone, whose label remains for screen readers.
  '@media': {
    [breakpoints.phone]: { minWidth: vars.target.control, padding: 0, gap: 0, fontSize: 0 },
  },
});
globalStyle(`${add} > :not(button)`, { gridColumn: '1 / -1' });

/** On a desk two lines at most; what is cut is in the tooltip. */
export const name = style({
  '@media': {
    [breakpoints.wide]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
});
globalStyle(`${name} a`, {
  '@media': {
    [breakpoints.touch]: { paddingBlock: `calc((${vars.target.control} - 1lh) / 2)` },
  },
});

/** The seat, and the note behind an icon that is higher than the line. */
export const about = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  height: '1lh',
});
export const seatLine = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A wide table scrolls inside, together with hidden texts in its cells; its first column stays. */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  backgroundColor: vars.background.surface,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});

const phoneColumns = createVar();
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  '@media': { [breakpoints.tablet]: { tableLayout: 'fixed' } },
});

globalStyle(`${table} :is(th, td)`, {
  padding: vars.space.xs,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'pre-line',
  scrollSnapAlign: 'start',
  '@media': { [breakpoints.tablet]: { minInlineSize: '9em', scrollMarginInlineStart: '9em' } },
});
globalStyle(`${table} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  backgroundColor: vars.background.surface,
  fontWeight: vars.weight.semibold,
});

globalStyle(`${table} td > button`, {
  '@media': { [breakpoints.touch]: { minHeight: vars.target.control } },
});

/** On a phone the name of a line is above its values, so that two colleges fit side by side. */
export const columns = styleVariants({ 2: 2, 3: 3, 4: 4 }, (count) => ({
  vars: { [phoneColumns]: `repeat(${count}, minmax(8.5rem, 1fr))` },
}));
globalStyle(`${table} :is(thead, tbody)`, {
  '@media': { [breakpoints.phone]: { display: 'block' } },
});
globalStyle(`${table} tr`, {
  '@media': {
    [breakpoints.phone]: {
      display: 'grid',
      gridTemplateColumns: phoneColumns,
      borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
    },
  },
});
globalStyle(`${table} tr > *`, {
  '@media': {
    [breakpoints.phone]: { borderBlockEnd: 0, minInlineSize: 0, overflowWrap: 'anywhere' },
  },
});
globalStyle(`${table} tr > :first-child`, {
  '@media': {
    [breakpoints.phone]: {
      justifySelf: 'start',
      gridColumn: '1 / -1',
      paddingBlockEnd: 0,
      color: vars.foreground.muted,
      fontSize: vars.size.caption,
    },
  },
});

/** The bar stays in view, because the comparison is above the list. */
export const selectionBar = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar-height, 0)',
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.xs,
  backgroundColor: vars.background.page,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
});

/** A hint to scroll; wider screens show all columns. */
export const sideways = style({ '@media': { [breakpoints.tablet]: { display: 'none' } } });
