export { shortDateTime, timeOf } from '../shared/dates.ts';
export { deleteFileMachine } from './deleteFileMachine.ts';
export { previewOf, sizeText, typeName } from './fileList.ts';
export type { PublishedFile } from './fileList.ts';
export { messages as adminFileMessages } from './messages.ts';
