import { breakpoints, vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const plainList = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A wide table scrolls in itself, with what is hidden in its cells; its first column stays. */
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

/** What was ticked shows in view, because the comparison is above the list. */
export const selectionBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.xs,
  backgroundColor: vars.background.page,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
});

/** Wider screens show all columns. */
export const sideways = style({ '@media': { [breakpoints.tablet]: { display: 'none' } } });

export const differs = style({ fontWeight: vars.weight.semibold });
