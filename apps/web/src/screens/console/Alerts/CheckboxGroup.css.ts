import { style } from '@vanilla-extract/css';

/** Removes the browser's frame. */
export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });

/** Removes the browser's padding, so that the question is aligned with the labels of the fields. */
export const question = style({ padding: 0 });
