import { style } from '@vanilla-extract/css';

/** The browser's frame of a group would look like a form in the chat. */
export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
