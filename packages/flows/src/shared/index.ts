export { createStore } from './createStore.ts';
export type { Store } from './createStore.ts';
export { isNotOffered } from './failure.ts';
