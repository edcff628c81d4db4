export { createStore, type Store } from './createStore.ts';
export { byCourse } from './courses.ts';
export { defaultLocale } from './locale.ts';
export { conflictsOf, settled, type Conflict } from './conflicts.ts';
export { failureOf, isNotOffered, isUndecided } from './failure.ts';
export { plural } from './plural.ts';
export { rollNumberFrom, wholeNumberFrom } from './fields.ts';
export { shortened } from './shortened.ts';
export { fromServer } from './serverTexts.ts';
export { problemsOf, unless, type Problems, type Rules } from './rules.ts';
export {
  changedMeanwhile,
  checkConnection,
  loading,
  notLoaded,
  notSaved,
  undecided,
} from './sentences.ts';
export type { Texts } from './texts.ts';
export { csvLines, csvStart, sheetMoment, type Sheet, type SheetCell } from './spreadsheet.ts';
