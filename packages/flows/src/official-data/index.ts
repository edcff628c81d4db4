export { dataImportMachine } from './dataImportMachine.ts';
export type {
  CheckRequest,
  DataImport,
  PublishInput,
  SheetInput,
  UploadInput,
  WatchInput,
} from './dataImportSetup.ts';
export { mappingProblems, type ImportDetails } from './validate.ts';
