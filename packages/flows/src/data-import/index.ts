export { dataImportMachine } from './dataImportMachine.ts';
export type {
  CheckRequest,
  DataImport,
  PublishInput,
  UploadInput,
  WatchInput,
} from './dataImportSetup.ts';
