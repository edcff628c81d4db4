import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.sm,
});

export const search = style({ flex: `1 1 ${vars.width.column}`, maxWidth: vars.width.field });

/** The list is nearly as high as a full page of alerts, so that the pagination does not shift. */
export const list = style({ minHeight: vars.height.chat });

/** While loading, this height keeps all content below out of view, so that no visible content shifts. */
export const expectedList = style({ minHeight: vars.height.chatMax });
