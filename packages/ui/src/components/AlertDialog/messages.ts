/** The built-in messages of AlertDialog. */
export interface AlertDialogMessages {
  /** The default label of the confirm button. */
  readonly confirm: string;
}

export const alertDialogMessages: AlertDialogMessages = { confirm: 'OK' };
