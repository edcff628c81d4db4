import { style } from '../../css/style.ts';

/** Hides the native clear button, which some browsers draw in the place of ours. */
export const search = style({
  selectors: { '&::-webkit-search-cancel-button': { appearance: 'none' } },
});
