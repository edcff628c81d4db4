import { breakpoints, vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The whole row on a phone, however short it is while the seats load. */
export const summary = style({
  flex: '1 1 100%',
  '@media': { [breakpoints.tablet]: { flex: '1 1 0' } },
});

/** The room of the count, which takes two lines on a phone once it is known. */
export const found = style({
  display: 'block',
  minHeight: '2lh',
  '@media': { [breakpoints.tablet]: { minHeight: '1lh' } },
});

/** The room of the line about the sources, which comes after the rows. */
export const sources = style({ minHeight: vars.target.compact });

/** A name and its star, in the same room before the star is there. */
export const college = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minHeight: vars.square.small,
});
/** A link is cut by itself, so that its focus ring is whole. */
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

/** What a number counts, on a card, which has no column headings. */
export const unit = style({ '@media': { [breakpoints.desktop]: { display: 'none' } } });
