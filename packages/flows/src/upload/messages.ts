/** Messages of the upload, copied from the specification's error catalogue. */
export const messages = {
  unsupported: 'Unsupported file type.',
  tooLarge: 'File too large. Max 50MB allowed.',
  uploaded: 'File uploaded successfully!',
  failed: 'An unknown error occurred during file upload.',
} as const;

/** Our own messages, for cases without a prescribed one. */
export const ownMessages = {
  empty: 'The file is empty.',
  unreadable: 'We could not read the file. Choose it again.',
} as const;
