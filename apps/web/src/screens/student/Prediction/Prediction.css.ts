import { breakpoints, vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Reserves the height of a free plan's text on a phone, which is a line shorter before its typeface loads. */
export const allowance = style({
  minHeight: '4lh',
  '@media': { [breakpoints.tablet]: { minHeight: 'auto' } },
});

/** A sentence whose room is reserved until its figures are known. */
export const reserved = style({ visibility: 'hidden' });

export const content = style({
  maxWidth: vars.width.page,
  marginInline: 'auto',
  padding: `${vars.space.md} ${vars.space.gutter} ${vars.space.xxl}`,
});

/** The actions on a selection stay at the end of the window, so that no row moves for them. */
export const actionsOfSelection = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar-height, 0)',
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.xs,
  backgroundColor: vars.background.page,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
});

/** Results of an earlier question lose their colours, but keep the contrast of their text. */
export const outdated = style({ filter: 'grayscale(1)' });

/** A long text, which the tooltip and the reasons show in full. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** A college with its facts, and at its end the star above the way onto the choices. */
export const institute = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
});
export const stacked = style({ display: 'grid', justifyItems: 'center' });

/** The star and the way onto the choices, side by side on a card. */
export const beside = style({ display: 'flex', alignItems: 'center' });
globalStyle(`${beside} > button`, {
  '@media': {
    [breakpoints.touch]: { minHeight: vars.target.control, minWidth: vars.target.control },
  },
});
