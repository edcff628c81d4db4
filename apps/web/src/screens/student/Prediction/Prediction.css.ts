import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({
  maxWidth: vars.width.page,
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.space.gutter} ${vars.space.xxl}`,
});

/** While something is selected, what can be done with it stays below the bar of the page. */
export const actionsOfSelection = style({
  position: 'sticky',
  insetBlockStart: vars.layout.nav,
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.xs,
  backgroundColor: vars.background.page,
});

/** Results that answer an earlier question lose their colours, and keep the contrast of their text. */
export const outdated = style({ filter: 'grayscale(1)' });
