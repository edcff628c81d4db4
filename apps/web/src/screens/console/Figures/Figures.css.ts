import { style } from '@vanilla-extract/css';

/** A text as it was written, in the direction of its script. */
export const written = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
});
