import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The years of a round on a card, in the same places on every card. */
export const yearsOnCard = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.width.term}, 1fr))`,
  gap: vars.space.md,
});
