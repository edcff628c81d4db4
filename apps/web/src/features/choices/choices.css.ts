import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [breakpoints.wide]: {
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

/** A round and the chance in it. */
export const chanceFact = style([
  fact,
  { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xxs },
]);

/** The parts of a fact, each of which wraps as a whole. */
export const sentences = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs });

/** On phones the fact is on a line of its own below the others. */
export const closingFact = style([
  fact,
  sentences,
  {
    flexBasis: '100%',
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
