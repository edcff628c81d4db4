import { vars } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** Facts in a row of results, in small close lines. */
export const captions = style({
  color: vars.foreground.muted,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});
