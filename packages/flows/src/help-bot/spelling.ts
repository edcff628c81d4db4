import { fromDevanagari } from './devanagari.ts';

/** Words in the topics' patterns that are long enough for typo correction. */
const knownWords = [
  'accuracy',
  'accurate',
  'advance',
  'agent',
  'allotment',
  'army',
  'attempt',
  'attempts',
  'bond',
  'calendar',
  'cancel',
  'caste',
  'category',
  'certificate',
  'chances',
  'choice',
  'choices',
  'closing',
  'college',
  'colleges',
  'counselling',
  'counsellor',
  'creamy',
  'cutoff',
  'deadline',
  'deducted',
  'deemed',
  'defence',
  'dental',
  'deposit',
  'diploma',
  'disability',
  'disabled',
  'document',
  'documents',
  'delete',
  'domicile',
  'donation',
  'email',
  'eligible',
  'eligibility',
  'failed',
  'foreign',
  'forfeit',
  'freeze',
  'guaranteed',
  'handicapped',
  'helpline',
  'hostel',
  'human',
  'invoice',
  'management',
  'matrix',
  'membership',
  'minority',
  'muslim',
  'mobile',
  'namaste',
  'nursing',
  'opening',
  'papers',
  'password',
  'payment',
  'percentile',
  'prediction',
  'predictor',
  'preference',
  'premium',
  'price',
  'private',
  'probability',
  'qualify',
  'qualifying',
  'quota',
  'receipt',
  'refund',
  'register',
  'registration',
  'reservation',
  'resign',
  'round',
  'rounds',
  'rural',
  'schedule',
  'security',
  'service',
  'slide',
  'state',
  'stipend',
  'stray',
  'transaction',
  'unlikely',
  'unlock',
  'upgradation',
  'upgrade',
  'vacancy',
  'vacant',
  'whatsapp',
  'withdraw',
];

/** Words within one typo of a known word that are not typos themselves. */
const otherWords = [
  'arent',
  'bound',
  'cancer',
  'changes',
  'filed',
  'hosted',
  'hotel',
  'matric',
  'prince',
  'prize',
  'quality',
  'quora',
  'quote',
  'stage',
  'unblock',
];

const uncorrectedWords = new Set([...knownWords, ...otherWords]);
const minCorrectedLength = 5;

/** Whether two words differ by one inserted, deleted, replaced or transposed letter. */
export const isOneSlip = (typed: string, meant: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const typedRest = typed.slice(start);
  const meantRest = meant.slice(start);
  return (
    typedRest.slice(1) === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    (typedRest[0] === meantRest[1] &&
      typedRest[1] === meantRest[0] &&
      typedRest.slice(2) === meantRest.slice(2))
  );
};

const corrected = (word: string): string =>
  word.length < minCorrectedLength || uncorrectedWords.has(word)
    ? word
    : (knownWords.find((meant) => meant[0] === word[0] && isOneSlip(word, meant)) ?? word);

/** The most characters of a question that are read. */
const maxLength = 500;

/** Normalises a question: lower case, no punctuation, single spaces, Latin script, single typos corrected. */
export const plainWords = (question: string): string =>
  question
    .slice(0, maxLength)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter(Boolean)
    .map(fromDevanagari)
    .map(corrected)
    .join(' ');
