export { createStore } from './createStore.ts';
export type { Store } from './createStore.ts';
export { failureOf, isNotOffered, isUndecided, undecided } from './failure.ts';
export { plural } from './plural.ts';
export { problemsOf, unless } from './rules.ts';
export type { Problems, Rules } from './rules.ts';
export { checkConnection, unreachable } from './sentences.ts';
export { csvLines, csvStart, sheetMoment } from './spreadsheet.ts';
export type { Sheet, SheetCell } from './spreadsheet.ts';
