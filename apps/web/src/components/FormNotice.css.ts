import { style } from '@vanilla-extract/css';

/** It takes the focus, but is no control and shows no ring. */
export const outcome = style({ selectors: { '&:focus': { outline: 'none' } } });
