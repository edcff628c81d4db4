import type { alertDialogMessages as english } from './messages.ts';

export const alertDialogMessages: typeof english = {
  confirm: 'ठीक है',
};
