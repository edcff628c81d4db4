/** Text of files that lists are written to. */
export const exporting = {
  csv: 'Download CSV',
  xlsx: 'Download Excel',
  underWay: 'Writing the file',
  cancel: 'Cancel',
  notWritten: 'The file could not be written. Please try again.',
} as const;
