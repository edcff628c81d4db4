export { createStore } from './createStore.ts';
export type { Store } from './createStore.ts';
export { shortDateTime, timeOf } from './dates.ts';
export { isNotOffered } from './failure.ts';
