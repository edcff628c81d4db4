import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
});

/** While loading, this height keeps all content below out of view, so that no visible content shifts. */
export const expected = style({ minHeight: vars.height.chatMax });
