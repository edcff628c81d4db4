import { unreachable } from '../shared/sentences.ts';

/** Messages of the undo page; the specification knows no such page. */
export const messages = {
  unreachable,
  failed: 'We could not undo the change. Try again.',
} as const;
