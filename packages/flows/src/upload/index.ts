export { acceptedFiles, headLength } from '@seatwise/api-client/contract/constants/files';
export { uploadMachine } from './uploadMachine.ts';
