import { style } from '@vanilla-extract/css';

/** Focused by script and no control, so it shows no focus ring. */
export const step = style({ selectors: { '&:focus': { outline: 'none' } } });

/** Keys of a table that moves by arrows; drawn as its content. */
export const keys = style({ display: 'contents' });

/** A fact of a row; each on its own line. */
export const value = style({ overflowWrap: 'anywhere' });
