/** What the admin's files say. Copied from the documents' error catalogue. */
export const messages = {
  confirm: 'Are you sure you want to delete this file?',
  deleted: 'File deleted successfully.',
  deleteFailed: 'Failed to delete the file.',
} as const;
