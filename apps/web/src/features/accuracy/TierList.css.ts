import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The badges are in one column, their sentences in another. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.sm}`,
  margin: 0,
});

export const row = style({ display: 'contents' });

export const sentence = style({ margin: 0 });
