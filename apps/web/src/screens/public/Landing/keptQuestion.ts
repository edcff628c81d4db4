import { storedValue } from '../../../lib/storedValue.ts';

/** The answered question, stored in the tab for a reload, Back and the page in the other language; it may be anything. */
const stored = storedValue('trial', (value) => value ?? undefined, 'sessionStorage');

export const { read: keptQuestion, write: keepQuestion } = stored;
