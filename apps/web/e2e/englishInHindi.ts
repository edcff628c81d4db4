/** The English texts that a Hindi page may have, each with the reason; docs/languages.md names this list. */
export const allowedEnglish: readonly (readonly [reason: string, pattern: RegExp])[] = [
  [
    'our own name, and those of products',
    /\b(Seatwise|Facebook|Telegram|WhatsApp|Instagram|Google|Excel|JavaScript)\b/g,
  ],
  ['payment companies and their numbers', /\b(Razorpay|PayU|pay_\w+|PayNow)\b/g],
  ['the switch of the language names the other one', /\bEnglish\b/g],
  [
    'addresses of mail and of pages',
    /[\w.+-]+@[\w.-]+|\b(https?:\/\/|webcal:)?[\w-]+(\.[\w-]+)+[\w/%?=&.#-]*|\/[a-z-]+\b/g,
  ],
  [
    'an account, whose data are its own',
    /Mohammed Irfan Khan|MOHAMMED IRFAN KHAN|Kavya Nair|KAVYA NAIR|\bR[\da-f]{7}\b/g,
  ],
  ['the exam as the sign-up documents it', /NEET (UG|PG|MDS) Counselling \d+|NEET/g],
  ['plans, as they are documented', /\b(FREE|BASIC|ADVANCE|PREMIUM|Free|Basic|Advance|Premium)\b/g],
  [
    'courses and degrees, as on mcc.nic.in',
    /\b(B\.Sc Nursing|(MDS?|MS|DNB|Diploma) [A-Z][^·,।:]*)/g,
  ],
  [
    'what mcc.nic.in names so on its screens',
    /\b(Min Collage Rank|Max Collage Rank|Priority [IVX]+|Yes|No|willingness for upgradation|Freeze|float|slide|Resignation Letter|Candidate login)\b/gi,
  ],
  [
    'newspapers and notices that a rule rests on',
    /\b(Hindustan Times|Edex Live|The Telegraph|ETV Bharat|Zee News|Republic World|Tabindia|India\.com|LatestLY|DNA India|News18|NDTV|Careers360|MCC information bulletin)\b/g,
  ],
  [
    'terms of the trade that stand in brackets beside the Hindi',
    /\([A-Za-z][\w./&-]*(?: [\w./&-]+){0,3}\)/g,
  ],
  [
    'codes, units, keys, times and what browsers store',
    /\b([A-Z][A-Z0-9/.-]*|PwD|PwBD|am|pm|[KMG]?B|bytes|Word|Enter|Shift|Ctrl|Tab|Esc|[A-Z]{2}\d+|IST|seatwise-\w+)\b/g,
  ],
];

/** The runs of English words in a text, without the allowed English and the given names. */
export const englishIn = (text: string, names: readonly string[]): readonly string[] => {
  let rest = text;
  for (const name of names) if (rest.includes(name)) rest = rest.replaceAll(name, ' ');
  for (const [, pattern] of allowedEnglish) rest = rest.replace(pattern, ' ');
  return rest.match(/[A-Za-z][a-z’']+(?:[ ,-]+[A-Za-z][a-z’']*)*/g) ?? [];
};
