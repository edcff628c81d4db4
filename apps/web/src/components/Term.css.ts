import { breakpoints, vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const button = style({
  position: 'relative',
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.2em',
  backgroundColor: 'transparent',
  cursor: 'help',
  selectors: {
    // The touch target is larger than the line of text.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: 0,
      width: '100%',
      minWidth: vars.target.control,
      height: vars.target.control,
      transform: 'translateY(-50%)',
    },
  },
});

/** On phones a bottom sheet; elsewhere below its term, or in the middle without anchor positioning. */
export const panel = style({
  boxSizing: 'border-box',
  inset: 'auto 0 0',
  width: '100%',
  margin: 0,
  padding: vars.space.md,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  fontSize: vars.size.body,
  fontWeight: vars.weight.regular,
  color: vars.foreground.default,
  backgroundColor: vars.background.surface,
  boxShadow: vars.elevation.high,
  '@media': {
    [breakpoints.tablet]: {
      inset: 0,
      width: 'fit-content',
      maxWidth: vars.width.panel,
      height: 'fit-content',
      margin: 'auto',
      borderRadius: vars.radius.card,
    },
  },
  '@supports': {
    '(position-area: block-end)': {
      '@media': {
        [breakpoints.tablet]: {
          inset: 'auto',
          margin: vars.space.xxs,
          positionArea: 'block-end span-inline-end',
          positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
        },
      },
    },
  },
});

export const heading = style({ display: 'block' });
