/** What the upload says. Copied from the documents' error catalogue. */
export const messages = {
  unsupported: 'Unsupported file type.',
  tooLarge: 'File too large. Max 50MB allowed.',
  uploaded: 'File uploaded successfully!',
  failed: 'An unknown error occurred during file upload.',
} as const;

/** Our own wordings, where the documents name the thing but not its words. */
export const ownMessages = {
  empty: 'The file is empty.',
  unreadable: 'The file could not be read. Please choose it again.',
} as const;
