export { shortDateTime, timeOf } from '../shared/dates.ts';
export { nextSort } from '../shared/sorting.ts';
export type { Direction, Sort } from '../shared/sorting.ts';
export { deleteFileMachine } from './deleteFileMachine.ts';
export { fileColumns, foundFiles, sortedFiles } from './fileList.ts';
export type { FileColumn, PublishedFile } from './fileList.ts';
export { messages as adminFileMessages } from './messages.ts';
