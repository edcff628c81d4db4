import { breakpoints, vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two filters side by side: below their title on a phone, otherwise beside it, with their buttons below. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  '@media': {
    [breakpoints.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 3fr))' },
  },
});
export const heroTitle = style({
  gridColumn: '1 / -1',
  '@media': { [breakpoints.desktop]: { gridColumn: 'auto' } },
});
export const actions = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
});

/** The whole row on a phone, however short it is while the seats load. */
export const summary = style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  '@media': { [breakpoints.desktop]: { flex: '1 1 0' } },
});

/** A name and its star, in the same room before the star is there. */
export const college = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minHeight: vars.square.small,
});
/** The link itself is cut, not its parent, so that its focus ring is complete. */
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({
  minWidth: 0,
  '@media': { [breakpoints.wide]: { selectors: { '&:not(:has(a))': cut } } },
});
globalStyle(`${name} > a`, {
  '@media': {
    [breakpoints.wide]: {
      ...cut,
      display: 'inline-block',
      maxWidth: '100%',
      lineHeight: vars.target.minimum,
      verticalAlign: 'bottom',
    },
  },
});

/** The column has the closing rank on two lines beside the number; a card has it on a line of its own, which it keeps free. */
export const seats = style({
  '@media': {
    [breakpoints.desktop]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: vars.space.sm,
    },
  },
});
export const count = style({
  '@media': { [breakpoints.desktop]: { minWidth: '3ch' } },
});
const closing = {
  fontSize: vars.size.caption,
  lineHeight: vars.leading.tight,
  color: vars.foreground.muted,
} as const;
export const inColumn = style({
  ...closing,
  display: 'none',
  '@media': { [breakpoints.desktop]: { display: 'grid' } },
});
export const onCard = style({
  ...closing,
  display: 'flex',
  columnGap: vars.space.xs,
  minHeight: '1lh',
});

export const margin = style({
  color: vars.foreground.default,
  fontWeight: vars.weight.medium,
  selectors: { '&[data-ahead]': { color: vars.foreground.positive } },
});

/** The unit of a number on a card, which has no column headings. */
export const unit = style({ '@media': { [breakpoints.desktop]: { display: 'none' } } });
