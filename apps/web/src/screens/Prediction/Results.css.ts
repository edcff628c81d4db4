import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

export const name = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.foreground.accent,
  backgroundColor: 'transparent',
  font: 'inherit',
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
  minHeight: vars.target.least,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.underline.near },
    '&:focus-visible': {
      outline: `${vars.line.thick} solid ${vars.border.focus}`,
      outlineOffset: vars.line.thick,
    },
  },
});
