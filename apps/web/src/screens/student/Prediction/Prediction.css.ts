import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The room of a free plan's text on a phone, which has a line less before its typeface is there. */
export const allowance = style({
  minHeight: '4lh',
  '@media': { [breakpoints.tablet]: { minHeight: 'auto' } },
});

/** A sentence that holds its room until its figures are known. */
export const reserved = style({ visibility: 'hidden' });

export const content = style({
  maxWidth: vars.width.page,
  marginInline: 'auto',
  padding: `${vars.space.md} ${vars.space.gutter} ${vars.space.xxl}`,
});

/** What can be done with a selection stays at the end of the window, so that no row moves for it. */
export const actionsOfSelection = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar-height, 0)',
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.xs,
  backgroundColor: vars.background.page,
  borderBlockStart: `${vars.line.thin} solid ${vars.border.subtle}`,
});

/** Results that answer an earlier question lose their colours, and keep the contrast of their text. */
export const outdated = style({ filter: 'grayscale(1)' });

/** A long text, which is whole in its tooltip and among the reasons. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
