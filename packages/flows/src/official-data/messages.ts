/** Messages of the import of official data; the specification knows no such screen. */
export const messages = {
  unsupported: 'Only CSV and Excel (.xlsx) files can be imported.',
  tooLarge: 'File too large. Max 50MB allowed.',
  empty: 'The file is empty.',
  noSource: 'Say who published the list.',
  noYear: (last: number) => `Enter a year from 2015 to ${last}.`,
  noAddress: 'Enter the web address, with https://.',
  unreachable: 'Cannot reach the server. Check your network and try again.',
  notUploaded: 'The file could not be uploaded. Please try again.',
  notOpened: 'The import could not be opened. Please try again.',
  notSwitched: 'The sheet could not be read. Please try again.',
  notChecked: 'The check could not be started. Please try again.',
  notWatched: 'The check could not be followed. Please check again.',
  notPublished: 'Nothing was published. Please try again.',
  notDiscarded: 'The import could not be removed. Please try again.',
  done: 'This import is published: the versions show it.',
  published: (version: number) => `Published as version ${version}.`,
} as const;
