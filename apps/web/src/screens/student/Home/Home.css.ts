import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';
import { columns } from '../../../layouts/Columns.css.ts';

/** Profile and rank, stretched to the same height. */
export const top = style([columns, { alignItems: 'stretch' }]);

export const dateList = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A date, with its button below where there is no room beside it. */
export const dateRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space.xs,
});

/** The room of the next step is reserved while it loads. */
export const nextStep = style({
  display: 'grid',
  gap: vars.space.lg,
  minHeight: `calc(${vars.height.chatPanel} + ${vars.space.xxl})`,
  // Where less is needed than is reserved, the room is between the parts, not a hole at the end.
  alignContent: 'space-between',
  '@media': {
    [breakpoints.tablet]: { minHeight: `calc(${vars.height.chat} + ${vars.height.text})` },
    [breakpoints.desktop]: { minHeight: `calc(${vars.height.chatMin} + ${vars.space.lg})` },
  },
});

/** The next dates on a line: upright on a phone, across on wide screens. */
export const seasonLine = style({
  display: 'grid',
  '@media': {
    [breakpoints.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
export const seasonDate = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingInlineStart: vars.space.lg,
  paddingBlockEnd: vars.space.sm,
  borderInlineStart: `${vars.line.thick} solid ${vars.border.subtle}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: vars.space.xxs,
      insetInlineStart: `calc(-1 * (${vars.square.tick} + ${vars.line.thick}) / 2)`,
      width: vars.square.tick,
      height: vars.square.tick,
      borderRadius: vars.radius.full,
      backgroundColor: vars.border.accent,
    },
  },
  '@media': {
    [breakpoints.desktop]: {
      paddingInline: `0 ${vars.space.sm}`,
      paddingBlock: `${vars.space.md} 0`,
      borderInlineStart: 0,
      borderBlockStart: `${vars.line.thick} solid ${vars.border.subtle}`,
      selectors: {
        '&::before': {
          insetBlockStart: `calc(-1 * (${vars.square.tick} + ${vars.line.thick}) / 2)`,
          insetInlineStart: 0,
        },
      },
    },
  },
});
