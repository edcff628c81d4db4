import { breakpoints, vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On phones the selects are in two columns, so that the rows are near the top. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.sm,
  '@media': {
    [breakpoints.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [breakpoints.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const wide = style({ gridColumn: 'span 2' });

/** If the years do not fit, they scroll inside the table; the names of the colleges stay. */
export const scroller = style({ overflowX: 'auto', isolation: 'isolate' });

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} caption`, {
  paddingBlockEnd: vars.space.xxs,
  color: vars.foreground.muted,
  textAlign: 'start',
});

globalStyle(`${table} :is(th, td)`, {
  padding: vars.space.xs,
  borderBlockEnd: `${vars.line.thin} solid ${vars.border.subtle}`,
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});

globalStyle(`${table} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  minInlineSize: vars.width.entry,
  paddingInlineStart: 0,
  backgroundColor: vars.background.page,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
});
