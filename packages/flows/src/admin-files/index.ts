export { shortDateTime, timeOf } from '../shared/dates.ts';
export type { Direction, Sort } from '../shared/sorting.ts';
export { deleteFileMachine } from './deleteFileMachine.ts';
export { fileColumns, foundFiles, previewOf, sizeText, sortedFiles, typeName } from './fileList.ts';
export type { FileColumn, PublishedFile } from './fileList.ts';
export { messages as adminFileMessages } from './messages.ts';
