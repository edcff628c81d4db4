import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.sm, listStyle: 'none' });

/** What a payment was, as far as a line has room for it. */
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  flex: 1,
});

export const entryDate = style({ flex: 1, whiteSpace: 'nowrap' });

export const facts = style({ display: 'grid', gap: vars.space.xs });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  overflowWrap: 'anywhere',
});

/** Who the receipt is from: on paper alone, where the page around it is missing. */
export const onPaper = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});

export const onScreen = style({ '@media': { print: { display: 'none' } } });
