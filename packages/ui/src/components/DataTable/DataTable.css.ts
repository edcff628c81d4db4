import { focusRing, focusRingInside } from '../../css/focusRing.ts';
import { recipe, style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Columns of fixed width stand close, so that many of them fit. */
const close = { paddingInline: vars.space.xs } as const;

export const frame = style({ display: 'grid', gap: vars.space.md, minWidth: 0 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.target.compact,
});
export const clear = style({ marginInlineStart: 'auto' });

/** Wide tables scroll inside, by keyboard as well; windowed ones in both directions. */
export const scroller = recipe({
  base: {
    overflowX: 'auto',
    border: `${vars.line.thin} solid ${vars.border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.background.surface,
    selectors: { '&:focus-visible': focusRing },
  },
  variants: {
    windowed: {
      true: {
        overflowY: 'auto',
        maxHeight: vars.height.within,
        // What gets the focus does not hide below the heads.
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
  // Columns that follow their words would jump with each row that comes and goes.
  variants: { windowed: { true: { tableLayout: 'fixed' } } },
});

export const headCell = recipe({
  base: {
    padding: 0,
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: vars.weight.semibold,
    backgroundColor: vars.background.sunken,
    borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  },
  variants: {
    windowed: { true: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.sticky } },
    width: {
      narrow: { width: vars.width.term },
      medium: { width: vars.width.entry },
      broad: { width: vars.width.name },
      wide: { width: vars.width.column },
    },
  },
});

export const headInside = recipe({
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

export const headWords = recipe({
  base: { padding: `${vars.space.sm} ${vars.space.md}` },
  variants: { windowed: { true: close } },
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
  variants: { windowed: { true: close } },
});

export const sortMark = style({
  color: vars.foreground.muted,
  selectors: { '[aria-sort] &': { color: vars.foreground.accent } },
});

export const row = style({
  selectors: { '&:hover': { backgroundColor: vars.background.hover } },
});

export const cell = recipe({
  base: {
    padding: `${vars.space.sm} ${vars.space.md}`,
    textAlign: 'start',
    verticalAlign: 'middle',
    selectors: {
      'tr:not(:last-child) > &': {
        borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
      },
    },
  },
  variants: {
    density: { comfortable: {}, compact: { paddingBlock: vars.space.xs } },
    align: { start: {}, end: { textAlign: 'end' } },
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    head: { true: { fontWeight: vars.weight.medium } },
    windowed: { true: { ...oneLine, ...close } },
  },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  selectors: { '&:focus-visible': focusRing },
});

export const cardTitle = recipe({
  base: { fontWeight: vars.weight.semibold, marginBlockEnd: vars.space.xs },
  variants: { windowed: { true: oneLine } },
});

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${vars.width.term}, auto) 1fr`,
  gap: `${vars.space.xxs} ${vars.space.md}`,
  fontSize: vars.size.small,
});

/** One pair; its halves stand in the columns of the list. */
export const pair = style({ display: 'contents' });

export const term = style({ color: vars.foreground.muted });
export const detail = recipe({
  base: { margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  variants: { windowed: { true: oneLine } },
});
export const cardActions = style({ marginBlockStart: vars.space.sm });
