import { style } from '@vanilla-extract/css';

/** The text keeps its line breaks and the direction of its script. */
export const written = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
});
