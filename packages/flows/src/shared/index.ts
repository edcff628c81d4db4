export { createStore } from './createStore.ts';
export type { Store } from './createStore.ts';
export { failureOf, isNotOffered } from './failure.ts';
