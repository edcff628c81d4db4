/** The words that Notice itself shows or announces. */
export interface NoticeMessages {
  /** The name of the button that puts it away. */
  readonly dismiss: string;
}

export const noticeMessages: NoticeMessages = {
  dismiss: 'Dismiss',
};
