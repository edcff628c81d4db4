import { focusRing, focusRingInside } from '../../css/focusRing.ts';
import { recipe, style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

export const frame = style({ display: 'grid', gap: vars.space.md, minWidth: 0 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
});

/** Wide tables scroll inside, by keyboard as well. */
export const scroller = style({
  overflowX: 'auto',
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.background.surface,
  selectors: { '&:focus-visible': focusRing },
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});

export const headCell = style({
  padding: 0,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: vars.weight.semibold,
  backgroundColor: vars.background.sunken,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
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

export const headWords = style({ padding: `${vars.space.sm} ${vars.space.md}` });

export const sortButton = style({
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
  },
});

export const cards = style({ display: 'grid', gap: vars.space.sm });

export const cardTitle = style({ fontWeight: vars.weight.semibold, marginBlockEnd: vars.space.xs });

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${vars.width.term}, auto) 1fr`,
  gap: `${vars.space.xxs} ${vars.space.md}`,
  fontSize: vars.size.small,
});

/** One pair; its halves stand in the columns of the list. */
export const pair = style({ display: 'contents' });

export const term = style({ color: vars.foreground.muted });
export const detail = style({ margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' });
export const cardActions = style({ marginBlockStart: vars.space.sm });
