import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The title, the link to more colleges, the lists and their tools: two lines on phones, one line if they fit. */
export const headStyle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': {
    [breakpoints.desktop]: {
      gridTemplateColumns: 'auto auto minmax(11rem, max-content) 1fr',
      columnGap: vars.space.md,
    },
  },
});

/** A seat, the facts about it, and remarks: one below the other on phones, in columns if they fit. */
export const row = style({
  display: 'grid',
  gridTemplate: `
    "names menu" auto
    "facts facts" auto
    "remarks remarks" auto / minmax(0, 1fr) auto
  `,
  alignItems: 'center',
  columnGap: vars.space.xs,
  overflowWrap: 'anywhere',
  '@media': {
    [breakpoints.wide]: {
      gridTemplate: `
        "names facts menu" auto
        "remarks remarks remarks" auto / minmax(0, 1fr) auto auto
      `,
      columnGap: vars.space.md,
    },
  },
});

export const names = style({ gridArea: 'names', minWidth: 0 });

/** The name of the college, which opens the details of the choice. */
export const opener = style({
  display: 'flex',
  maxWidth: '100%',
  minHeight: vars.target.minimum,
  marginBlock: `calc(-1 * ${vars.space.hair})`,
  alignItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  font: 'inherit',
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  whiteSpace: 'pre',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [breakpoints.touch]: {
      minHeight: vars.target.control,
      marginBlock: `calc((${vars.square.mark} - ${vars.target.control}) / 2)`,
    },
  },
});
export const nameStart = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const untilTablet = style({ '@media': { [breakpoints.tablet]: { display: 'none' } } });
/** The place is shown in full, unless it alone is longer than the line. */
export const nameEnd = style({
  flex: 'none',
  maxWidth: '80%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const noteMark = style({
  display: 'inline-flex',
  color: vars.foreground.muted,
  '@media': { [breakpoints.tablet]: { display: 'none' } },
});

/** Secondary information, below the list on phones, so that the list begins higher. */
export const legend = style({
  order: 1,
  '@media': { [breakpoints.tablet]: { order: 0 } },
});

/** The place of the seat and the warnings about it, which wrap if they do not fit beside it. */
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
});

export const menu = style({ gridArea: 'menu' });
export const remarks = style({ gridArea: 'remarks' });

/** The authorities of the lists: one below the other on phones, side by side if they fit. */
export const boardColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.sm,
});
