/** The accepted uploads: extension → media type. */
export const acceptedFiles = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;

/** The largest accepted upload, to the byte. */
export const maxFileBytes = 50 * 1024 * 1024;
