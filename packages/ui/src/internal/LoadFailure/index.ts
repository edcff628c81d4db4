export type { LoadFailureMessages } from './messages.ts';
export { useLoadFailure } from './useLoadFailure.ts';
