import { style } from '@vanilla-extract/css';

/** A script focuses the notice, which is not a control and so shows no focus ring. */
export const outcome = style({ selectors: { '&:focus': { outline: 'none' } } });
