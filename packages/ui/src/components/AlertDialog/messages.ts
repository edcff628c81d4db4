/** The words that AlertDialog itself shows or announces. */
export interface AlertDialogMessages {
  /** The answer that goes on, where no other words are given. */
  readonly confirm: string;
}

export const alertDialogMessages: AlertDialogMessages = { confirm: 'OK' };
