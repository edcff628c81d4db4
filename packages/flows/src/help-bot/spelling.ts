/** Words that the topics listen for and that are long enough to be mistyped recognisably. */
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
  'domicile',
  'donation',
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
  'management',
  'matrix',
  'membership',
  'minority',
  'muslim',
  'namaste',
  'nursing',
  'opening',
  'papers',
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

/** Words that are one slip away from a known word, and meant as they stand. */
const otherWords = [
  'arent',
  'bound',
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

/** Whether one letter is missing, too many, wrong, or changed places with its neighbour. */
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

/** Longer questions are read up to here. */
const maxLength = 500;

/** A question as words: lower case, no punctuation, one blank between, single slips corrected. */
export const plainWords = (question: string): string =>
  question
    .slice(0, maxLength)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter(Boolean)
    .map(corrected)
    .join(' ');
