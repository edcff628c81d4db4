/** The built-in messages of AlertDialog. */
export const alertDialogMessages = {
  /** The default label of the confirm button. */
  confirm: 'OK',
};
