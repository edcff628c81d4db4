import { storedValue } from '../../../lib/storedValue.ts';

/** The answered question, kept in the tab for a reload, Back and the page in the other language; it may be anything. */
const kept = storedValue('trial', (stored) => stored ?? undefined, 'sessionStorage');

export const { read: keptQuestion, write: keepQuestion } = kept;
