import { style } from '@vanilla-extract/css';

/** Pages are drawn for guests; whom the browser knows waits until they are drawn anew (hydration/headScript.ts). */
export const forGuests = style({
  display: 'contents',
  selectors: { ':root[data-known] &': { visibility: 'hidden' } },
});
