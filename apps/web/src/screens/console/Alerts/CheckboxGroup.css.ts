import { style } from '@vanilla-extract/css';

/** Without the browser's frame. */
export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });

/** Without the browser's padding, so that it starts where the labels of the fields do. */
export const question = style({ padding: 0 });
