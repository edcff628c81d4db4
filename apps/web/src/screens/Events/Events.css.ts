import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.sm,
});

export const search = style({ flex: `1 1 ${vars.width.column}`, maxWidth: vars.width.field });

/** As high as a page of alerts at least nearly is, so that the pages below do not jump. */
export const list = style({ minHeight: vars.height.chat });

/** Until they are there: so high that nothing below is seen, which would move. */
export const expectedList = style({ minHeight: vars.height.chatMax });
