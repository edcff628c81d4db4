/** The built-in messages of Toast. */
export const toastMessages = {
  /** The name of the toasts' landmark region. */
  region: 'Notifications',
};
