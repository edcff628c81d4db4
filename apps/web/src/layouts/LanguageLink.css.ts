import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** The link is as high as a touch target and has the bar's colour. */
export const languageLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.control,
  paddingInline: vars.space.xs,
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
