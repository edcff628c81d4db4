import type { Gesture, NotCalled, OperationName } from '../gesture.ts';
import { accounts } from './accounts.ts';
import { choices } from './choices.ts';
import { adminConsole } from './console/index.ts';
import { conversations } from './conversations.ts';
import { payments } from './payments.ts';
import { sharedLists } from './sharing.ts';
import { students } from './students.ts';

/** Every operation of the contract: a new one does not compile until it is here. */
export const gestures: Readonly<Record<OperationName, Gesture | NotCalled>> = {
  ...accounts,
  ...students,
  ...payments,
  ...choices,
  ...sharedLists,
  ...adminConsole,
  ...conversations,
};
