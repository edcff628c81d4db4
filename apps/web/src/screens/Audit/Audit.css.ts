import { style } from '@vanilla-extract/css';

/** Two lines at most: on the single line of a virtualized table, a phone cuts what changed. */
export const change = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
