import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
});

/** While loading: so high that no content below is visible, which would shift. */
export const expected = style({ minHeight: vars.height.chatMax });
