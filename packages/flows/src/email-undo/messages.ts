import { unreachable } from '../shared/sentences.ts';

/** Messages of the undo page, which the specification does not have. */
export const messages = {
  unreachable,
  failed: 'We could not undo the change. Try again.',
} as const;
