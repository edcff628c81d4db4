import { globalStyle } from '@vanilla-extract/css';
import { style } from '../../css/style.ts';
import { vars } from '../../theme/index.ts';

/** The star is muted until pressed, so that a column of stars does not outshine the names. */
export const star = style({
  verticalAlign: 'middle',
  color: vars.foreground.muted,
  selectors: { '&[aria-pressed=true]': { color: vars.foreground.accent } },
});

globalStyle(`${star}[aria-pressed=true] svg`, { fill: 'currentColor' });
