import { checkConnection, notLoaded, plural, type Texts } from '@seatwise/flows/shared';
import { placeName, quotaLabel } from './places.hi.ts';
import type * as english from './prediction.ts';
import { tierName } from './tierName.hi.ts';

const levels: Readonly<Record<string, string>> = { High: 'काफ़ी', Medium: 'मध्यम', Low: 'कम' };
const level = (name: string): string => levels[name] ?? name;

export const content = {
  title: 'कॉलेज प्रेडिक्शन',
  upgrade: 'प्लान बढ़ाएँ',
  plan: (name) => `प्लान: ${name}`,
  seePlans: 'प्लान देखें',
  form: 'मेरे कॉलेज खोजें',
  change: 'बदलें',
  scope: (exam) =>
    exam === 'UG'
      ? 'NEET UG: MCC की ऑल इंडिया काउंसलिंग (15% AIQ, डीम्ड और सेंट्रल सीटें)।'
      : `NEET ${exam}: MCC की ऑल इंडिया काउंसलिंग (50% AIQ, ${exam === 'PG' ? 'डीम्ड, सेंट्रल और DNB' : 'डीम्ड और सेंट्रल'} सीटें)।`,
  stateQuota: (exam) =>
    `स्टेट कोटा की सीटें (${exam === 'UG' ? '85%' : '50%'}) नतीजों में तब हैं, जब आपके होम स्टेट की लिस्टें हमारे पास हों।`,
  ofStates: (exam) =>
    `NEET ${exam} में MCC की क्लोजिंग रैंक हमें नहीं मिलीं। नतीजों में वे सीटें हैं जो राज्य देते हैं, राज्यों की अपनी लिस्टों से; हर सीट पर लिखा है कि किसकी है।`,
  delhiQuota:
    'दिल्ली के छात्रों के लिए दिल्ली यूनिवर्सिटी और IP यूनिवर्सिटी के तीन कॉलेजों की 85% सीटें MCC ही भरता है: वे इन नतीजों में हैं। IP यूनिवर्सिटी के बाकी कॉलेजों के लिए ipu.ac.in पर रजिस्ट्रेशन करें।',
  openSite: (site) => `${site} खोलें`,
  moreChoices: 'और विकल्प: कोटा, दिव्यांगता, साल',
  fields: {
    air: 'ऑल इंडिया रैंक (AIR)',
    subject: 'कोर्स या ब्रांच',
    category: 'कैटेगरी',
    quotaName: 'कोटा',
    allottedCategory: 'सीट की कैटेगरी',
    subCategory: 'दिव्यांग (PwD)',
    allottedPh: 'दिव्यांग सीट (PH)',
    year: 'साल',
  },
  noRanksTitle: (exam) => `NEET ${exam} की क्लोजिंग रैंक यहाँ नहीं हैं`,
  noRanks: (exam) =>
    `MCC की NEET ${exam} की कोई लिस्ट हमें नहीं मिली, इसलिए हम उसकी सीटों का चांस नहीं दिखाते। जिन राज्यों की लिस्टें हमारे पास हैं, उनकी सीटें प्रोफ़ाइल में होम स्टेट चुनने पर दिखती हैं। हर राउंड के बाद mcc.nic.in पर रिजल्ट देखें और काउंसलर से पूछें। शॉर्टलिस्ट, चॉइस लिस्ट और तारीखें बाकी परीक्षाओं की तरह चलती हैं।`,
  airSource: 'रैंक आपकी प्रोफ़ाइल से है। गलत है? ठीक कराने के लिए हमें बताएँ।',
  noAir: 'आपके अकाउंट में अभी रैंक नहीं है, और प्रेडिक्शन के लिए रैंक चाहिए। जोड़ने के लिए हमसे संपर्क करें:',
  missing: {
    air: 'रैंक चाहिए।',
    subject: 'कोर्स या ब्रांच चुनें।',
    category: 'कैटेगरी चुनें।',
  },
  tries: ({ left, perDay }) =>
    perDay === null
      ? plural(left, { one: '# प्रेडिक्शन बचा है।', other: '# प्रेडिक्शन बचे हैं।' })
      : `आज ${perDay} में से ${left} प्रेडिक्शन बचे हैं। वही खोज दोहराने पर गिनती नहीं होती।`,
  freeTries: ({ left, perDay }) =>
    perDay === null
      ? `बचे हुए प्रेडिक्शन: ${left}`
      : `प्लान बढ़ाए बिना दिन में ${perDay} प्रेडिक्शन मिलते हैं। आज ${left} बचे हैं।`,
  noTries: ({ perDay }) =>
    perDay === null
      ? 'कोई प्रेडिक्शन नहीं बचा।'
      : `आज के प्रेडिक्शन पूरे हो गए। रात 12 बजे ${perDay} और मिलेंगे।`,
  againIsFree: 'यह आप आज खोज चुके हैं: दोबारा देखना मुफ़्त है।',
  why: 'क्यों?',
  years: (first, last) => (first === last ? `${first}` : `${first}–${last}`),
  range: 'कहाँ से कहाँ तक',
  admitted: (first, last, years) =>
    `${years && `${years} में `}${first === last ? `रैंक ${first}` : `रैंक ${first} से ${last} तक`} को सीट मिली`,
  choose: 'चुनें',
  any: 'कोई भी',
  loading: 'लोड हो रहा है…',
  noValue: '—',
  quotasFailed: notLoaded('कोर्स और कोटा'),

  results: 'कॉलेज प्रेडिक्शन',
  question: (rank, asked) => `AIR ${rank} के लिए: ${asked}`,
  rank: (rank) => `रैंक ${rank}`,
  upTo: (budget) => `${budget} तक`,
  outdated: 'आपने खोज बदली है। नए नतीजों के लिए फिर से प्रेडिक्शन देखें।',
  predictAgain: 'फिर से प्रेडिक्शन देखें',
  notOwn: (own, asked) => `आपकी प्रोफ़ाइल में ${own} है। यह खोज ${asked} के लिए है।`,
  searchAsOwn: 'मेरी प्रोफ़ाइल से खोजें',
  keepWhy: 'आपकी प्रोफ़ाइल में कैटेगरी नहीं है, इसलिए चॉइस लिस्ट में सिर्फ़ ओपन सीटें गिनी जाती हैं।',
  keep: (asked) => `${asked} प्रोफ़ाइल में सेव करें`,
  keepFailed: 'आपकी कैटेगरी सेव नहीं हो पाई। फिर कोशिश करें।',
  comparing: 'आपकी रैंक पिछले सालों से मिलाई जा रही है…',
  showing: (shown, all) => `${all} सीटें, इस पेज पर ${shown}`,
  columns: {
    code: 'कोड',
    institute: 'कॉलेज',
    subject: 'कोर्स या ब्रांच',
    quota: 'कोटा',
    minAir: 'ओपनिंग रैंक',
    maxAir: 'क्लोजिंग रैंक',
    tier: 'चांस',
    state: 'राज्य',
    kind: 'कॉलेज का प्रकार',
    authority: 'कौन देता है',
    seat: 'सीट की कैटेगरी',
    ownRank: 'आपकी रैंक',
    stipend: 'महीने का स्टाइपेंड',
  },
  kinds: {
    central: 'केंद्र का संस्थान',
    government: 'सरकारी',
    ESIC: 'ESIC',
    'armed forces': 'सेना',
    private: 'प्राइवेट',
    deemed: 'डीम्ड यूनिवर्सिटी',
  },
  allAuthorities: 'सभी',
  ofState: (state, authority) => `${placeName(state)} (${authority})`,
  merit: (rank, marks, list) =>
    `${list}: आखिरी सीट ${[rank && `राज्य रैंक ${rank}`, marks && `${marks} मार्क्स`].filter(Boolean).join(', ')} पर`,
  group: 'कॉलेज के हिसाब से',
  seatTypes: (count) => plural(count, { other: '# तरह की सीटें' }),
  seatsIn: (year, count) =>
    `${year} में ${plural(count, { one: '# सीट मिली', other: '# सीटें मिलीं' })}`,
  inFinder: 'इसकी सभी सीटें देखें',
  collegePage: 'कॉलेज के बारे में',
  feePerYear: (amount) => `${amount} सालाना`,
  feeUnknown: 'फीस पता नहीं',
  feeAtLeast: (lowest) => `फीस पता नहीं; ऐसी सीटें ${lowest} या ज़्यादा की हैं`,
  overBudget: (fee) => `${fee}, आपके बजट से ज़्यादा`,
  overBudgetTitle: (count) => `आपके बजट से ज़्यादा · ${plural(count, { other: '#' })}`,
  unpricedTitle: (count) => `फीस पता नहीं · ${plural(count, { other: '#' })}`,
  noneWithin: 'यहाँ कोई सीट आपके बजट में नहीं है: बाकी नीचे हैं',
  unpricedHint: 'सीट लिस्ट में डालने से पहले कॉलेज से पूछें।',
  noWebsite: 'वेबसाइट हमें पता नहीं',
  notKnown: 'पता नहीं',
  stipendBand: (from, below) => {
    if (from === undefined) return below === undefined ? 'पता नहीं' : `${below} से कम`;
    return below === undefined ? `${from} या ज़्यादा` : `${from} से ${below}`;
  },
  changeBudget: 'बजट बदलें',
  tools: 'क्रम, फ़िल्टर और चुनना',
  order: 'सबसे अच्छा चांस पहले, उसमें सबसे मुश्किल सीट पहले।',
  orderOfBranches: 'जिस ब्रांच की सबसे अच्छी सीट का चांस सबसे ज़्यादा है, वह पहले।',
  /** Instead of a subject. */
  everyBranch: 'सभी ब्रांच',
  seatsOfBranch: (count) => plural(count, { one: 'इसकी सीट देखें', other: 'सभी # सीटें देखें' }),
  toOrder: 'फिर से चांस के हिसाब से लगाएँ',
  scale: (end) =>
    `पट्टी: नई लिस्ट में जिस रैंक तक सीट मिली, 1 से ${end} तक (तीर: आगे भी)। निशान: पिछले साल। पीली रेखा: आपकी रैंक।`,
  listOf: (round, year) => [year, round].filter(Boolean).join(' के '),
  shortList: (round, year) => [round, year].filter(Boolean).join(', '),
  margin: (places, list) =>
    `${list && `${list} की क्लोजिंग रैंक से `}आप ${plural(Math.abs(places), { other: '# रैंक' })} ${places < 0 ? 'पीछे' : 'आगे'}`,
  estimated: (places, round) =>
    `${round} की अनुमानित क्लोजिंग रैंक से आप लगभग ${plural(Math.abs(places), { other: '#' })} ${places < 0 ? 'पीछे' : 'आगे'}`,
  closed: (rank, list) => `क्लोजिंग रैंक ${rank}${list && ` (${list})`}`,
  from: (round) => `${round} से`,
  noneLeft: 'इन फ़िल्टर से कोई कॉलेज नहीं मिला',
  noneOpen: 'यहाँ कोई सीट सबके लिए नहीं है',
  level,
  confidence: (name) => `पुराना डेटा: ${level(name)}`,
  disability: (value) => (value === 'NO' ? 'नहीं' : `हाँ (${value})`),
  untried: 'अभी कोई प्रेडिक्शन नहीं',
  untriedHint: 'कोर्स और कैटेगरी चुनें, फिर "प्रेडिक्शन देखें" दबाएँ।',
  waitingHint: 'तैयार है। "प्रेडिक्शन देखें" दबाएँ।',
  failed: 'नतीजे नहीं दिखे',
  failedHint: `${notLoaded('आपके कॉलेज')} ${checkConnection}`,
  refusedHint: 'आज के प्रेडिक्शन पूरे हो गए।',
  unmatched: 'कोई कॉलेज नहीं मिला',
  unmatchedHint: 'ये सब एक साथ किसी सीट में नहीं हैं। कोई फ़िल्टर हटाएँ।',
  filter: ({ name, value }) => `${name} “${quotaLabel(value)}”`,
  responsible: (filters, matches) =>
    `${filters.listed} से ${plural(matches, { one: '# नतीजा छिपा है।', other: '# नतीजे छिपे हैं।' })}`,
  notTheFilters: 'फ़िल्टर के बिना भी कोई सीट नहीं मिली।',
  clear: (names) => `${names} हटाएँ`,
  cleared: 'हटा दिया। नए नतीजों के लिए फिर से प्रेडिक्शन देखें।',
} satisfies Texts<typeof english.content>;

export const tierSection = {
  title: (tier, count) => `${tierName(tier)}: ${plural(count, { one: '# सीट', other: '# सीटें' })}`,
  unknown: 'पिछली क्लोजिंग रैंक, चांस के बिना',
  unknownMeaning: 'एक साल की लिस्ट या राज्य की रैंक से चांस नहीं बताया जा सकता',
  meaning: {
    'Very Likely': 'आखिरी राउंड तक चांस 85% या ज़्यादा',
    Likely: 'आखिरी राउंड तक चांस 60% या ज़्यादा',
    Possible: 'आखिरी राउंड तक चांस 30% या ज़्यादा',
    Unlikely: 'हर राउंड में चांस 30% से कम, सबसे करीब वाली पहले',
  },
} satisfies Texts<typeof english.tierSection>;

export const byRound = {
  title: 'राउंड के हिसाब से',
  hint: 'हर राउंड के अंत तक यह सीट मिलने का चांस, पिछले सालों के उसी राउंड से।',
  rounds: {
    'Round 1': 'राउंड 1',
    'Round 2': 'राउंड 2',
    'Round 3': 'राउंड 3',
    'Stray Vacancy': 'स्ट्रे राउंड',
  },
  strayHint: 'सिर्फ़ तब, जब उस समय तक आपके पास सीट न हो।',
  closing: (rank) => `लगभग ${rank} रैंक तक मिलती है`,
  short: {
    'Round 1': 'रा. 1',
    'Round 2': 'रा. 2',
    'Round 3': 'रा. 3',
    'Stray Vacancy': 'स्ट्रे',
  },
  by: (round) => `${round} तक`,
  chance: (round, tier) => `${round}: ${tierName(tier)}`,
} satisfies Texts<typeof english.byRound>;

export const reasons = {
  facts: {
    institute: 'कॉलेज',
    subject: 'कोर्स या ब्रांच',
    category: 'कैटेगरी',
    quota: 'कोटा',
    seat: 'सीट की कैटेगरी',
    min: 'ओपनिंग रैंक',
    max: 'क्लोजिंग रैंक',
    probability: 'चांस',
    confidence: 'पुराना डेटा',
  },
  years: 'पिछले सालों के मुकाबले आपकी रैंक',
  yearsHint:
    'हर पट्टी वे रैंक दिखाती है, जिन्हें सीट मिली। निशान आपकी रैंक है। वह पट्टी के दाएँ सिरे से बाईं ओर हो, तो सीट मिल जाती।',
  roundsHint:
    'हर साल के नीचे वह राउंड है, जिसकी लिस्ट में इनमें से आखिरी रैंक है। जहाँ बाद की लिस्ट हमारे पास नहीं है, वहाँ सीट और पीछे की रैंक को भी मिली हो सकती है।',
  inYear: (rank, year) => `${year} में ${rank}`,
  overAll: (newest, all) => `${newest}। सभी साल मिलाकर: ${all}`,
  admits: (count) => plural(count, { one: '# सीट', other: '# सीटें' }),
  needed: 'ज़रूरी रैंक',
  orBetter: (rank) => `${rank} या बेहतर`,
  reached: 'आपकी रैंक काफ़ी है',
  notReached: (places) => plural(places, { other: '# रैंक पीछे' }),
  evidence: '“पुराना डेटा” बताता है कि पिछले सालों का डेटा कितना है। यह आपका चांस नहीं है।',
  source: (years) => `${years} के एडमिशन के आधार पर।`,
  inFinder: 'इसकी सभी सीटें देखें',
  college: 'कॉलेज के बारे में',
  accuracy: 'प्रेडिक्शन कितनी बार सही निकले',
  close: 'बंद करें',
} satisfies Texts<typeof english.reasons>;

export const alerts = { title: 'अलर्ट', side: 'हेल्प बॉट और अलर्ट' } satisfies Texts<
  typeof english.alerts
>;

export const printed = {
  made: (site, date) => `${site} · ${date}`,
  count: (count) => plural(count, { one: '# सीट', other: '# सीटें' }),
  first: (shown, all) =>
    `${all} में से पहली ${shown} सीटें। दूसरी सीटें प्रिंट करनी हों, तो उन्हें चुनें या फ़िल्टर करें।`,
} satisfies Texts<typeof english.printed>;

export const exporting = {
  page: 'यह पेज डाउनलोड करें',
  all: 'सब डाउनलोड करें',
  selected: 'चुने हुए डाउनलोड करें',
  print: 'प्रिंट करें',
  saved: (file) => `${file} सेव हो गई। अपने डाउनलोड में देखें।`,
  about: { question: 'खोज', air: 'ऑल इंडिया रैंक (AIR)', date: 'तारीख', source: 'स्रोत' },
} satisfies Texts<typeof english.exporting>;
