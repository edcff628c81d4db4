import { breakpoints, vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
  '::after': { content: '', flexBasis: '100%' },
  '@media': {
    [breakpoints.wide]: {
      '::after': { display: 'none' },
      display: 'grid',
      gridTemplateColumns: '8rem 13.5rem 10rem 9rem',
    },
  },
});

/** The facts in a row of the shortlist. */
export const briefFacts = style([
  facts,
  { '@media': { [breakpoints.wide]: { gridTemplateColumns: '9rem 13rem 9rem' } } },
]);

/** Without a value it leaves its column empty, and takes no room where there are no columns. */
export const fact = style({
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [breakpoints.wide]: { selectors: { '&:empty': { display: 'block' } } } },
});

/** A chance by round; what belongs together wraps as a whole. */
export const chance = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xxs,
  fontSize: vars.size.caption,
});

/** The chance in another round than that of the badge. */
export const otherRound = style({ order: 2, color: vars.foreground.muted });

/** On phones the other round is behind the closing rank, on the second line of the facts. */
globalStyle(`${facts} > ${chance}`, {
  display: 'contents',
  '@media': { [breakpoints.wide]: { display: 'inline-flex' } },
});

/** The parts of a fact, each of which wraps as a whole. */
export const sentences = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs });

/** On phones the fact begins the second line of the facts. */
export const closingFact = style([
  fact,
  sentences,
  {
    order: 1,
    '@media': { [breakpoints.wide]: { order: 0 } },
  },
]);

/** On phones the content shows only when the choice is opened. */
export const fromTablet = style({
  display: 'none',
  '@media': { [breakpoints.tablet]: { display: 'inline' } },
});

/** A list of versions or of other lists, in a dialog. */
export const plainList = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
