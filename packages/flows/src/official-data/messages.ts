import { checkConnection, notSaved, unreachable } from '../shared/sentences.ts';

/** Messages of the import of official data; the specification has no such screen. */
export const messages = {
  unsupported: 'Only CSV, Excel (.xlsx) and PDF files can be imported.',
  tooLarge: 'File too large. Max 50MB allowed.',
  empty: 'The file is empty.',
  noSource: 'Say who published the list.',
  noYear: (last: number) => `Enter a year from 2015 to ${last}.`,
  noAddress: 'Enter the web address, with https://.',
  unreachable,
  notUploaded: `We could not upload the file. ${checkConnection}`,
  notOpened: `We could not open the import. ${checkConnection}`,
  notSwitched: `We could not read the sheet. ${checkConnection}`,
  notDecided: notSaved('your decision'),
  noCollegeName: 'Enter the name of the college.',
  noCollegeState: 'Choose the state of the college.',
  noCollegeKind: 'Choose the kind of college.',
  noReason: 'Say why you publish a part.',
  notChecked: `We could not start the check. ${checkConnection}`,
  notWatched: 'We lost touch with the check. Please check again.',
  notPublished: `We could not publish the list. ${checkConnection}`,
  notDiscarded: `We could not remove the import. ${checkConnection}`,
  done: 'This import is published: the versions show it.',
  published: (version: number) => `Published as version ${version}.`,
} as const;
