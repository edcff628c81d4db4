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
} from './decisions.ts';
export type { Decision, ListText, Unknown } from './decisions.ts';
export type { CheckRequest, DataImport } from './dataImportSetup.ts';
export { mappingProblems, reasonProblem, type ImportDetails } from './validate.ts';
