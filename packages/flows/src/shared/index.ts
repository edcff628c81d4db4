export { createStore } from './createStore.ts';
export type { Store } from './createStore.ts';
export { defaultLocale } from './locale.ts';
export { failureOf, isNotOffered, isUndecided } from './failure.ts';
export { plural } from './plural.ts';
export { rollNumberFrom, wholeNumberFrom } from './fields.ts';
export { shortened } from './shortened.ts';
export { fromServer } from './serverTexts.ts';
export { problemsOf, unless } from './rules.ts';
export type { Problems, Rules } from './rules.ts';
export {
  checkConnection,
  loading,
  notLoaded,
  notSaved,
  undecided,
  unreachable,
} from './sentences.ts';
export type { Texts } from './texts.ts';
export { csvLines, csvStart, sheetMoment } from './spreadsheet.ts';
export type { Sheet, SheetCell } from './spreadsheet.ts';
