import { style } from '@vanilla-extract/css';

/** Without the browser's frame. */
export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
