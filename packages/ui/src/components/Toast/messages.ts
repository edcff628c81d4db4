/** The words that Toast itself shows or announces. */
export interface ToastMessages {
  /** The name of the region that toasts stand in. */
  readonly region: string;
}

export const toastMessages: ToastMessages = { region: 'Notifications' };
