import { breakpoints } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** At most two lines on cards, where a phone would cut the text; the rows of the table keep one height. */
export const change = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@media': { [breakpoints.desktop]: { display: 'inline', whiteSpace: 'inherit' } },
});
