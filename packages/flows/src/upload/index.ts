export {
  acceptedFiles,
  headLength,
  maxFileBytes,
} from '@seatwise/api-client/contract/constants/files';
export { uploadMachine } from './uploadMachine.ts';
export type { UploadRequest } from './uploadMachine.ts';
