import { style } from '@vanilla-extract/css';

/** Prerendered content for guests; hidden from users with a session until it is rendered for them. */
export const forGuests = style({
  display: 'contents',
  selectors: { ':root[data-has-session] &': { visibility: 'hidden' } },
});
