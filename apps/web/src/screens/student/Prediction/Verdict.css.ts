import { breakpoints, vars } from '@seatwise/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The sentences are as wide as a desktop allows, so that four of them take only four lines there. */
export const verdict = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: `${vars.space.xxs} ${vars.space.md}`,
  borderInlineStart: `${vars.line.bar} solid ${vars.border.accent}`,
  backgroundColor: vars.background.surface,
  '@media': { [breakpoints.tablet]: { paddingBlock: vars.space.xs } },
});
globalStyle(`${verdict} > li > div`, { maxWidth: 'none' });

/** The map is beside the verdict on wide screens, and below it on others. */
export const answer = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpoints.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

/** Reserves the room of the map while its code loads. On a phone the map is folded, and unfolds above the words. */
export const map = style({
  minHeight: vars.height.text,
  '@media': {
    'not all and (min-width: 600px)': {
      order: -1,
      selectors: { '&[data-open="false"]': { display: 'none' } },
    },
    [breakpoints.tablet]: { minHeight: vars.height.chart },
  },
});

/** The button that unfolds the map on a phone, in the line of the heading. */
export const mapToggle = style({
  marginInlineStart: 'auto',
  // Negative margins let the button overlap the gaps, so that it does not make the line taller.
  alignSelf: 'center',
  marginBlock: `calc(-1 * ${vars.space.sm})`,
  '@media': { [breakpoints.tablet]: { display: 'none' } },
});
