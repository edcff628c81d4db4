import { breakpoints } from '@seatwise/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two lines at most on cards, which a phone would cut; the rows of the table keep one height. */
export const change = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@media': { [breakpoints.desktop]: { display: 'inline', whiteSpace: 'inherit' } },
});
