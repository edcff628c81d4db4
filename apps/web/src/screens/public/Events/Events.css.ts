import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.sm,
});

export const search = style({ flex: `1 1 ${vars.width.column}`, maxWidth: vars.width.field });

/** Nearly a full page of alerts high, so that the pagination does not shift. */
export const list = style({ minHeight: vars.height.chat });

/** While loading: so high that no content below is visible, which would shift. */
export const expectedList = style({ minHeight: vars.height.chatMax });
