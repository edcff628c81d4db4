import type { paginationMessages as english } from './messages.ts';

export const paginationMessages: typeof english = {
  previous: 'पिछला',
  next: 'अगला',
  page: ({ page }) => `पेज ${page}`,
  position: ({ page, pageCount }) => `पेज ${page} / ${pageCount}`,
  announced: ({ page, pageCount }) => `पेज ${page}, कुल ${pageCount}`,
};
