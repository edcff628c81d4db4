import { style } from '../../css/style.ts';

/** Hides the native clear button, which some browsers draw where the field has its own. */
export const search = style({
  selectors: { '&::-webkit-search-cancel-button': { appearance: 'none' } },
});
