import type { stepperMessages as english } from './messages.ts';

export const stepperMessages: typeof english = {
  position: ({ number, count }) => `${count} में से कदम ${number}: `,
  done: ' (भर दिया)',
};
