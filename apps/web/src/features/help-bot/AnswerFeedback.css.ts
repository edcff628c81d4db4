import { style } from '@vanilla-extract/css';

/** Removes the browser's frame of a group, which would look like a form in the chat. */
export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
