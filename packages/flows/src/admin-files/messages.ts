/** Messages of the admin's file list, copied from the specification's error catalogue. */
export const messages = {
  confirm: 'Are you sure you want to delete this file?',
  deleted: 'File deleted successfully.',
  deleteFailed: 'Failed to delete the file.',
} as const;
