import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.sm, listStyle: 'none' });

/** The summary line of a payment. */
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  flex: 1,
});

export const entryDate = style({ flex: 1, whiteSpace: 'nowrap' });

/** The issuer of the receipt, shown only in print. */
export const onPaper = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});

export const onScreen = style({ '@media': { print: { display: 'none' } } });
