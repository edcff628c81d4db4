/** The built-in messages of Toast. */
export interface ToastMessages {
  /** The name of the toasts' landmark region. */
  readonly region: string;
}

export const toastMessages: ToastMessages = { region: 'Notifications' };
