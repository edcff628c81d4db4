export { dataImportMachine } from './dataImportMachine.ts';
export {
  acceptance,
  addition,
  checkAgainRequest,
  createDecisionOn,
  isOutdated,
  nameAndAddress,
  newCollegeForm,
  newCollegeProblems,
  progressOf,
  safeAcceptances,
  type Decision,
  type ListText,
  type Unknown,
} from './decisions.ts';
export type {
  CheckRequest,
  DataImport,
  Decided,
  PublishInput,
  SheetInput,
  UploadInput,
  WatchInput,
} from './dataImportSetup.ts';
export { mappingProblems, reasonProblem, type ImportDetails } from './validate.ts';
