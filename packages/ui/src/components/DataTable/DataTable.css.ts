import { dotted } from '../../css/dotted.ts';
import { focusRing, focusRingInside } from '../../css/focusRing.ts';
import { menuItem } from '../../css/menuItem.ts';
import { recipe, style } from '../../css/style.ts';
import { visuallyHidden } from '../../css/visuallyHidden.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/index.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Columns of fixed width have less padding, so that more of them fit. */
const densePadding = { paddingInline: vars.space.xs } as const;

export const frame = style({ display: 'grid', gap: vars.space.md, minWidth: 0 });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.target.compact,
});
export const toolbarEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});

/** Wide tables scroll inside, by keyboard as well; virtualized ones in both directions. */
export const scroller = recipe({
  base: {
    overflowX: 'auto',
    // Keeps sticky cells below the sticky parts of the page.
    isolation: 'isolate',
    border: `${vars.line.thin} solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.background.surface,
    selectors: { '&:focus-visible': focusRing },
  },
  variants: {
    virtualized: {
      true: {
        overflowY: 'auto',
        maxHeight: vars.height.scrollArea,
        // Keeps focused elements from being scrolled under the sticky headers.
        scrollPaddingBlockStart: vars.target.control,
      },
    },
  },
});

export const table = recipe({
  base: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.size.small,
    lineHeight: vars.leading.small,
  },
  // Columns sized by their content would change width whenever rows are mounted and unmounted.
  variants: {
    virtualized: { true: { tableLayout: 'fixed' } },
    oneLine: { true: { '@media': { [breakpoints.wide]: { tableLayout: 'fixed' } } } },
  },
});

/** The position of the sticky first column, and of a sticky last column with actions. */
const stickyColumn = {
  start: { position: 'sticky', insetInlineStart: 0 },
  afterSelection: { position: 'sticky', insetInlineStart: vars.target.control },
  end: {
    position: 'sticky',
    insetInlineEnd: 0,
    borderInlineStart: `${vars.line.thin} solid ${vars.border.subtle}`,
  },
} as const;

const aboveCells = { zIndex: vars.layer.sticky } as const;

/** Cells that are sticky in both directions lie above cells that are sticky in one. */
const aboveHeaders = { zIndex: `calc(${vars.layer.sticky} + 1)` } as const;

export const headerCell = recipe({
  base: {
    padding: 0,
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: vars.weight.semibold,
    backgroundColor: vars.background.sunken,
    borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  },
  variants: {
    virtualized: { true: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.sticky } },
    sticky: {
      start: { ...stickyColumn.start, ...aboveHeaders },
      afterSelection: { ...stickyColumn.afterSelection, ...aboveHeaders },
      end: { ...stickyColumn.end, ...aboveHeaders },
    },
    width: {
      least: { width: vars.width.stage },
      narrow: { width: vars.width.term },
      short: { width: vars.width.label },
      medium: { width: vars.width.entry },
      broad: { width: vars.width.name },
      wide: { width: vars.width.column },
      widest: { width: vars.width.panel },
    },
  },
});

export const headerContent = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
  },
  variants: {
    align: { start: {}, end: { justifyContent: 'flex-end', textAlign: 'end' } },
    filtered: { true: { paddingInlineEnd: vars.space.xs } },
  },
});

export const headerText = recipe({
  base: { padding: `${vars.space.sm} ${vars.space.md}` },
  variants: { dense: { true: densePadding } },
});

export const sortButton = recipe({
  base: {
    flex: '1 1 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'inherit',
    gap: vars.space.xxs,
    minHeight: vars.target.control,
    padding: `${vars.space.xs} ${vars.space.md}`,
    border: 0,
    backgroundColor: 'transparent',
    fontWeight: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.background.hover },
      '&:focus-visible': focusRingInside,
    },
  },
  variants: { dense: { true: densePadding } },
});

export const sortIcon = style({
  // A picture of relative width adds nothing to the narrowest width of a column.
  flex: 'none',
  minWidth: vars.icon.small,
  color: vars.foreground.muted,
  selectors: { '[aria-sort] &': { color: vars.foreground.accent } },
});

export const row = style({
  backgroundColor: vars.background.surface,
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: vars.background.accentSoft },
  },
});

const betweenRows = {
  'tr:not(:last-child) > &': {
    borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  },
} as const;

const selection = {
  width: vars.target.control,
  // The sticky column after this one expects this width; a narrower cell would leave a slit between them.
  minWidth: vars.target.control,
  padding: vars.space.xs,
  textAlign: 'center',
  verticalAlign: 'middle',
} as const;

export const selectHeader = recipe({
  base: {
    ...selection,
    ...stickyColumn.start,
    ...aboveHeaders,
    backgroundColor: vars.background.sunken,
    borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  },
  variants: { virtualized: { true: { insetBlockStart: 0 } } },
});

export const selectCell = style({
  ...selection,
  ...stickyColumn.start,
  ...aboveCells,
  backgroundColor: 'inherit',
  selectors: betweenRows,
});

export const cell = recipe({
  base: {
    padding: `${vars.space.sm} ${vars.space.md}`,
    textAlign: 'start',
    verticalAlign: 'middle',
    selectors: betweenRows,
  },
  variants: {
    density: { comfortable: {}, compact: { paddingBlock: vars.space.xs, ...densePadding } },
    align: { start: {}, end: { textAlign: 'end' } },
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    rowHeader: {
      true: {
        fontWeight: vars.weight.medium,
        selectors: { 'tr:has(+ tr[data-repeats]) > &': { borderBlockEndColor: 'transparent' } },
      },
    },
    sticky: {
      start: { ...stickyColumn.start, ...aboveCells, backgroundColor: 'inherit' },
      afterSelection: {
        ...stickyColumn.afterSelection,
        ...aboveCells,
        backgroundColor: 'inherit',
      },
      end: { ...stickyColumn.end, ...aboveCells, backgroundColor: 'inherit' },
    },
    virtualized: { true: { ...oneLine, ...densePadding } },
    oneLine: { true: { '@media': { [breakpoints.wide]: oneLine } } },
  },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: `calc(-1 * ${vars.space.sm})`,
  selectors: { '&:focus-visible': focusRing },
});

/** The space between cards is part of each card, so that measuring a card includes it. */
export const card = style({ paddingBlockEnd: vars.space.sm });

/** A row as a card of few lines; rows that repeat its title continue it. */
export const lineCard = style({
  minWidth: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.background.surface,
  selectors: {
    '[data-repeats] > &': {
      display: 'grid',
      gridTemplate: '"pairs title" auto "below title" auto / minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.xs,
      marginBlockStart: `calc(-1 * ${vars.space.sm})`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
    'li:has(+ [data-repeats]) > &': {
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});

/** A card with its selection checkbox. */
export const cardWithSelection = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xs,
  alignItems: 'center',
});

export const columnsList = style({
  minWidth: vars.width.menu,
  padding: vars.space.xs,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  color: vars.foreground.default,
  backgroundColor: vars.background.surface,
  boxShadow: vars.elevation.high,
  zIndex: vars.layer.panel,
});

export const columnItem = style(menuItem);

/** The check mark of a visible column. */
export const columnMark = style({
  visibility: 'hidden',
  selectors: { '[aria-checked="true"] > &': { visibility: 'visible' } },
});

export const cardTitle = recipe({
  base: {
    fontWeight: vars.weight.semibold,
    selectors: {
      [`:not(${lineCard}) > &`]: { marginBlockEnd: vars.space.xs },
      [`${lineCard} > &`]: {
        gridArea: 'title',
        fontSize: vars.size.small,
        lineHeight: vars.leading.heading,
      },
    },
  },
  variants: {
    lines: {
      1: oneLine,
      // A short title takes the same height, because all virtualized cards are equally high.
      2: { height: '2lh', overflow: 'hidden', overflowWrap: 'anywhere' },
    },
  },
});

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${vars.width.term}, auto) 1fr`,
  gap: `${vars.space.xxs} ${vars.space.md}`,
  fontSize: vars.size.small,
});

/** Terms and values in a row, with the terms only for screen readers. */
export const pairsInRow = style({
  ...dotted.row,
  gridArea: 'pairs',
  color: vars.foreground.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.heading,
});
export const belowPairs = style({ gridArea: 'below' });
export const pairInRow = style({ ...dotted.item, '::before': dotted.point });
export const hiddenTerm = style(visuallyHidden);
export const detailInRow = style({ display: 'inline', margin: 0, overflowWrap: 'anywhere' });

/** A term and its value; the wrapper has no box, so that both become cells of the list's grid. */
export const pair = style({ display: 'contents' });

export const term = style({ color: vars.foreground.muted });
export const detail = recipe({
  base: { margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  variants: { virtualized: { true: oneLine } },
});
export const cardActions = style({ marginBlockStart: vars.space.sm });

/** The filters above the rows. */
export const filtersAbove = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${vars.width.entry}, 1fr))`,
  gap: vars.space.sm,
});

export const groupRow = style({ backgroundColor: vars.background.sunken });

/** The heading of a group, across the checkbox and the card. */
export const groupOfCards = style({ gridColumn: '1 / -1', paddingBlock: vars.space.xs });

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'center',
  gap: `${vars.space.sm} ${vars.space.lg}`,
});

export const pageSize = style({ minWidth: vars.width.term });
