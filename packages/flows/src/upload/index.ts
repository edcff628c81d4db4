export { acceptedFiles } from './fileName.ts';
export { uploadMachine } from './uploadMachine.ts';
export type { UploadRequest } from './uploadMachine.ts';
export { headLength, maxFileBytes } from './validate.ts';
