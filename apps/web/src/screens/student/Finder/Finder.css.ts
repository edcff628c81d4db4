import { breakpoints, vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The summary takes the whole row on a phone, however short it is while the seats load. */
export const summary = style({
  flex: '1 1 100%',
  '@media': { [breakpoints.tablet]: { flex: '1 1 0' } },
});

/** Reserves the height of the count, which takes two lines on a phone once it is known. */
export const found = style({
  display: 'block',
  minHeight: '2lh',
  '@media': { [breakpoints.tablet]: { minHeight: '1lh' } },
});

/** Reserves the height of the line about the sources, which loads after the rows. */
export const sources = style({ minHeight: vars.target.compact });

/** A name and its star, with the star's room reserved until it loads. */
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

/** The unit of a number on a card, which has no column headings. */
export const unit = style({ '@media': { [breakpoints.desktop]: { display: 'none' } } });
