export { shortDateTime, timeOf } from '../shared/dates.ts';
export { deleteFileMachine } from './deleteFileMachine.ts';
export { fileNameOf, sizeText, typeName } from '../shared/fileText.ts';
export { previewOf, type PublishedFile } from './fileList.ts';
export { messages as adminFileMessages } from './messages.ts';
