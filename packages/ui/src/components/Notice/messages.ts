/** The built-in messages of Notice. */
export interface NoticeMessages {
  /** The name of the dismiss button. */
  readonly dismiss: string;
}

export const noticeMessages: NoticeMessages = {
  dismiss: 'Dismiss',
};
