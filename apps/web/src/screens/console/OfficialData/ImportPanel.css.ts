import { style } from '@vanilla-extract/css';

/** A script focuses the step, which is not a control and so shows no focus ring. */
export const step = style({ selectors: { '&:focus': { outline: 'none' } } });

/** Handles the arrow keys of a table; the wrapper has no box of its own. */
export const keys = style({ display: 'contents' });

/** A fact of a row, on a line of its own. */
export const value = style({ overflowWrap: 'anywhere' });
