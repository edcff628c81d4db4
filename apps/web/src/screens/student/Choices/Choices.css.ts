import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', alignItems: 'start', gap: vars.space.xs });

export const facts = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** Versions and other lists of a dialog. */
export const plainList = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
