/** Text about downloading lists as files. */
export const exporting = {
  csv: 'Download CSV',
  xlsx: 'Download Excel',
  underWay: 'Making the file',
  cancel: 'Cancel',
  notWritten: 'We could not make the file. Try again.',
} as const;
