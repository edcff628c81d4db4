export { Pagination } from './Pagination.tsx';
export type { PaginationProps } from './Pagination.tsx';
export { clampPage, pageWindow } from './pageWindow.ts';
