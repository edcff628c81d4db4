import { style } from '../../css/style.ts';

/** Our own clear button stands where some browsers draw theirs. */
export const search = style({
  selectors: { '&::-webkit-search-cancel-button': { appearance: 'none' } },
});
