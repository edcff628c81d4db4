import { checkConnection, notLoaded, notSaved, plural, type Texts } from '@seatwise/flows/shared';
import { placeName, quotaLabel } from './places.hi.ts';
import type * as english from './choices.ts';
import { tierName } from './tierName.hi.ts';

export const ofSeat: typeof english.ofSeat = (code) => code && `, ${code} सीट`;

export const content = {
  title: 'चॉइस लिस्ट',
  portal: (site) => `${site} पर खुद भरें`,
  giver: { name: 'राज्य की काउंसलिंग', site: 'उसके पोर्टल' },
  board: {
    ofState: (state, authority) => `${placeName(state)} (${authority})`,
    steps: {
      add: () => 'अभी कोई चॉइस नहीं। अपने कॉलेज प्रेडिक्शन से जोड़ें।',
      lock: () => 'चॉइस अपने क्रम में लगाएँ, फिर लिस्ट लॉक करें।',
      'hand-in': (site) => `${site} पर रजिस्ट्रेशन करें, वहाँ यही क्रम भरें और लॉक करें।`,
    },
    noDates: (site) => `अगली तारीख हमें पता नहीं। ${site} पर देखें।`,
    between: 'अगर आपके पास राज्य की सीट भी है',
    rule: (round, sentence) => `MCC, ${round}: ${sentence}`,
  },
  notPlayed:
    'इस लिस्ट से प्रैक्टिस नहीं होती: हमें MCC के राउंड के नियम पता हैं, पर यह नहीं कि आपके राज्य के राउंड में सीट कैसे अपग्रेड होती और बदलती है।',
  lastDate: (date, end) =>
    end
      ? `चॉइस ${end === 'fill' ? 'भरने' : 'लॉक करने'} की आखिरी तारीख: ${date}`
      : `आखिरी तारीख ${date}`,
  list: 'लिस्ट',
  label: (name) => `${name} की चॉइस`,
  count: (count) => plural(count, { other: '# चॉइस' }),
  state: {
    saved: 'सेव हो गई',
    saving: 'सेव हो रही है…',
    waiting: 'अभी सिर्फ़ इस ब्राउज़र में है। हम इसे जल्द से जल्द सेव कर देंगे।',
    full: 'अभी सिर्फ़ इस ब्राउज़र में है: सेव करने की जगह नहीं बची।',
  },
  room: {
    nearlyFull: (percent) =>
      `आपकी लिस्टों ने ${percent} % जगह ले ली है। जगह भरने पर पहले पुराने वर्ज़न हटते हैं, फिर कुछ सेव नहीं होता: जो लिस्ट नहीं चाहिए, उसे हटाएँ।`,
    full: 'आपकी लिस्टों की जगह भर गई है। जो लिस्ट या लंबे नोट नहीं चाहिए, उन्हें हटाएँ: फिर आपके आखिरी बदलाव सेव होंगे।',
  },
  locked: (date) => `${date} को लॉक की, सिर्फ़ Seatwise में`,
  lockedOption: (name) => `${name} · लॉक`,
  next: {
    title: (site) => `${site} पर रजिस्ट्रेशन करें और पैसे जमा करें`,
    register: 'पहले रजिस्ट्रेशन: उसके बिना MCC चॉइस नहीं लेती।',
    until: (title, date) => `${title}: ${date}।`,
    noDate: (site) => `रजिस्ट्रेशन का आखिरी दिन हमें पता नहीं। ${site} पर देखें।`,
    atHand:
      'पास रखें: NEET रोल नंबर और एप्लिकेशन नंबर, OTP के लिए अपना मोबाइल और ईमेल, कार्ड, UPI या नेट बैंकिंग।',
    cost: {
      UG: 'NEET UG की पिछली जानकारी: रजिस्ट्रेशन ₹1,000, सिक्योरिटी मनी ₹10,000; आरक्षित और PwD के लिए आधा। डीम्ड यूनिवर्सिटी के साथ ₹5,000 और ₹2,00,000।',
      PG: 'NEET PG की पिछली जानकारी: सिक्योरिटी मनी ₹25,000, आरक्षित के लिए ₹10,000। रजिस्ट्रेशन फीस बुलेटिन में है।',
      MDS: 'NEET MDS का खर्च हमें पता नहीं। बुलेटिन में है।',
    },
    moreCost: 'सिक्योरिटी मनी कब वापस मिलती है, कब जब्त होती है',
    lock: 'फिर चॉइस भरें और लॉक करें',
    text: (authority, site) =>
      `आपकी लिस्ट सिर्फ़ Seatwise में लॉक है। यह ${authority} को नहीं जाती। ${site} पर यही क्रम भरें और आखिरी तारीख से पहले वहाँ लॉक करें।`,
    documents: 'फिर डॉक्यूमेंट तैयार करें',
    state: 'राज्य की सीटों के लिए राज्य की काउंसलिंग में भी रजिस्ट्रेशन करें।',
    print: 'लिस्ट प्रिंट करें',
    portal: (site) => `${site} खोलें`,
  },
  place: (city, state) => [city, state && placeName(state)].filter(Boolean).join(', '),
  seat: (subject, quota) => `${subject} · ${quotaLabel(quota)}`,
  name: (institute, subject, quota) => `${institute}, ${subject}, ${quotaLabel(quota)}`,
  undo: 'वापस लें',
  putBack: 'फिर से जोड़ें',
  more: 'और विकल्प',
  addFrom: 'कॉलेज जोड़ें',
  toPractice: 'इस लिस्ट से प्रैक्टिस करें',
  rank: (rank) => `आपकी रैंक ${rank}`,
  chance: (tier, count) => `${tierName(tier)} ${count}`,
  chances: (round, listed) => (round ? `${round} तक: ${listed}` : listed),
  firstFee: (fee) => `नं. 1 की फीस ${fee}`,
  closing: (rank, round, year, seat) =>
    `${rank} पर बंद (${round ? `${round}, ` : ''}${year}${ofSeat(seat)})`,
  ownRank: (rank) => `आप ${rank}`,
  fee: (fee) => `${fee}/साल`,
  course: (total) => ` · कुल ${total}`,
  feeUnknown: 'फीस पता नहीं',
  penalty: (penalty) => ` या ${penalty}`,
  code: (code) => `इंस्टीट्यूट कोड ${code}`,
  aboutCollege: 'कॉलेज के बारे में',
  empty: 'अभी कोई चॉइस नहीं',
  emptyHint: 'अपनी रैंक के कॉलेज खोजें, फिर “चॉइस में जोड़ें” दबाएँ।',
  failed: notLoaded('आपकी चॉइस लिस्ट'),
  failedHint: checkConnection,
  again: 'फिर कोशिश करें',
  chancesFailed: 'हम चांस लोड नहीं कर पाए, इसलिए यह लिस्ट पूरी नहीं है।',
  answerQuestions: 'सारी चेतावनियाँ देखने के लिए सवालों के जवाब दें',
  note: 'नोट',
  actionsOf: (name) => `${name}: क्या करना है`,
  actions: {
    top: 'सबसे ऊपर ले जाएँ',
    position: 'किसी नंबर पर ले जाएँ…',
    note: 'नोट…',
    remove: 'हटाएँ',
  },
  menu: {
    redo: 'फिर से करें',
    share: 'शेयर करें…',
    print: 'प्रिंट करें',
    file: 'Excel फ़ाइल',
    create: 'नई लिस्ट…',
    rename: 'नाम बदलें…',
    duplicate: 'कॉपी बनाएँ',
    versions: 'पुराने वर्ज़न…',
    propose: 'क्रम का सुझाव…',
    remove: 'लिस्ट हटाएँ…',
  },
  createOf: (authority) => `${authority} की नई लिस्ट…`,
  removed: (name) => `${name} हटा दी गई।`,
  moved: (name, position) => `${name} अब नं. ${position} पर है।`,
} satisfies Texts<typeof english.content>;

export const dialogs = {
  cancel: 'रद्द करें',
  close: 'बंद करें',
  save: 'सेव करें',
  failed: notSaved('बदलाव'),
  create: {
    title: 'नई लिस्ट',
    of: (authority, state) =>
      state === undefined ? `${authority} की लिस्ट` : `${placeName(state)} की ${authority} की लिस्ट`,
    label: 'नाम',
    missing: 'लिस्ट का नाम लिखें।',
    taken: 'इस नाम की लिस्ट आपके पास पहले से है। दूसरा नाम चुनें।',
  },
  rename: { title: 'लिस्ट का नाम बदलें' },
  remove: {
    title: 'लिस्ट हटाएँ?',
    message: (name) => `“${name}” और उसके सभी वर्ज़न हमेशा के लिए हट जाएँगे।`,
    confirm: 'हटाएँ',
  },
  position: {
    title: 'किसी नंबर पर ले जाएँ',
    label: (count) => `नंबर, 1 से ${count}`,
    wrong: (count) => `1 से ${count} तक का नंबर भरें।`,
    move: 'ले जाएँ',
  },
  note: { title: 'नोट', label: 'सिर्फ़ आप देखेंगे' },
  versions: {
    title: 'पुराने वर्ज़न',
    hint: 'हम हर बदलाव रखते हैं। आप किसी पर भी लौट सकते हैं, और उसे भी वापस ले सकते हैं।',
    restore: 'यह वर्ज़न लाएँ',
    hintLocked: 'यह लिस्ट लॉक है और बदली नहीं जा सकती। किसी वर्ज़न से नई लिस्ट बना सकते हैं।',
    restoreAsNew: 'नई लिस्ट में लाएँ',
    version: (version, count, time) =>
      `वर्ज़न ${version}, ${time}: ${plural(count, { other: '# चॉइस' })}`,
    none: 'अभी कुछ सेव नहीं हुआ है।',
  },
  propose: {
    title: 'क्रम का सुझाव लें?',
    message:
      'हम MBBS को BDS से ऊपर, और BDS को नर्सिंग से ऊपर रखते हैं। हर कोर्स में, इस लिस्ट के राउंड में जो सीटें आपके लिए सबसे मुश्किल हैं, वे ऊपर रहती हैं, और सबसे सुरक्षित सीटें नीचे। जिन सीटों की पुरानी रैंक नहीं है, वे अपनी जगह रहती हैं। आपको कौन सी ज़्यादा पसंद है, यह हम नहीं जानते, इसलिए क्रम जाँच लें। इसे वापस ले सकते हैं।',
    confirm: 'यह क्रम रखें',
  },
  lock: {
    title: 'लिस्ट लॉक करें',
    message: (authority, site) =>
      `इससे लिस्ट सिर्फ़ Seatwise में लॉक होती है। यह ${authority} को नहीं जाती। आखिरी तारीख से पहले ${site} पर चॉइस खुद भरें और लॉक करें।`,
    final: (site) =>
      `यहाँ लॉक की हुई लिस्ट यहाँ नहीं बदलेगी। ${site} पर लॉक की हुई लिस्ट वहाँ नहीं बदलेगी। पहले इसे ऊपर से नीचे तक पढ़ लें। बाद में उसकी नई कॉपी बना सकते हैं: “और विकल्प”, फिर “कॉपी बनाएँ” दबाएँ।`,
    deadline: (site) => `इस राउंड की आखिरी तारीख हमें पता नहीं। उसे ${site} पर देखें।`,
    unconfirmed: 'यह तारीख किसी ने छापी नहीं है। आखिरी तारीख mcc.nic.in पर देखें।',
    checking: 'हम आपकी लिस्ट जाँच रहे हैं…',
    unchecked: 'चांस लोड नहीं हुए, इसलिए हम यह लिस्ट नहीं जाँच पाए। लॉक करने से पहले फिर कोशिश करें।',
    read: 'लिस्ट ऊपर से नीचे तक पढ़ ली है',
    confirm: 'लॉक करें',
    button: 'लॉक करें…',
  },
  conflict: {
    title: 'दो डिवाइस पर बदला गया',
    message: 'आपके बाकी सभी बदलाव हमने रखे हैं। यहाँ कौन सा चाहिए?',
    change: (name, from, mine, theirs, time) =>
      `${name} नं. ${from} पर थी। इस डिवाइस पर आपने ${mine}। दूसरे डिवाइस पर${time ? ` (${time} को सेव)` : ''} आपने ${theirs}।`,
    moved: (position) => `इसे नं. ${position} पर रखा`,
    removed: 'इसे हटाया',
    noted: (note) => (note ? `यह नोट लिखा: “${note}”` : 'इसका नोट हटाया'),
    tagged: (tags) => `ये टैग लगाए: “${tags.join(', ')}”`,
    more: (count) => plural(count, { other: 'आपका जवाब # और चॉइस पर भी लागू होगा।' }),
    mine: 'इस डिवाइस का बदलाव रखें',
    theirs: 'दूसरे डिवाइस का बदलाव रखें',
  },
  lateEdits: {
    title: 'आपके आखिरी बदलाव देर से आए',
    message: 'आपके आखिरी बदलाव सेव होने से पहले यह लिस्ट लॉक हो गई। आप लॉक किया हुआ क्रम देख रहे हैं।',
    copy: 'इन्हें नई लिस्ट में सेव करें',
    drop: 'इन्हें छोड़ दें',
  },
} satisfies Texts<typeof english.dialogs>;

const positions = (numbers: readonly number[]): string => {
  const [first = 0, second] = numbers;
  const last = numbers.at(-1)!;
  if (second === undefined) return `नं. ${first}`;
  if (numbers.length === 2) return `नं. ${first} और ${second}`;
  return last - first === numbers.length - 1
    ? `नं. ${first} से ${last}`
    : `नं. ${first} और उसके नीचे की ${numbers.length - 1} चॉइस`;
};

const inRound = (round: string | undefined): string => (round ? `${round} में ` : '');

export const warnings = {
  title: (count) => plural(count, { one: '# चेतावनी', other: '# चेतावनियाँ' }),
  locked: (site) =>
    `यह लिस्ट यहाँ अब नहीं बदलेगी। ${site} पर आप अपनी चॉइस वहाँ लॉक करने तक ठीक कर सकते हैं।`,
  marks: {
    'lesser-course-first': 'छोटे कोर्स के नीचे',
    unreachable: 'कभी नहीं मिलेगी',
    'few-safe': '',
    'left-out': '',
    'not-eligible': 'आपको नहीं मिल सकती',
    'only-if': 'सबके लिए नहीं',
    'filled-by-state': 'राज्य की काउंसलिंग',
    'not-in-matrix': 'सीट मैट्रिक्स में नहीं',
    doubled: 'दो बार',
    'own-selection': 'अपना टेस्ट',
    'opens-late': 'राउंड 3 से',
    'armed-forces-service': '5 साल की सेवा',
    bond: '',
    'fee-over-budget': 'बजट से महँगी',
    'fee-far-above': 'बहुत महँगी',
    'fee-unknown': '',
  },
  dismiss: 'छिपाएँ',
  moveUp: 'ऊपर ले जाएँ',
  remove: 'हटाएँ',
  more: (count) => `इन्हें निपटाने पर हम ${count} और दिखाएँगे।`,
  lesserCourseFirst: ({ entry, position, lesser, course, hidden, round, isCertain, mayBeDear }) => {
    const them = plural(hidden.length, { one: 'इसे', other: 'इन्हें' });
    const are = plural(hidden.length, { one: 'है', other: 'हैं' });
    const never = plural(hidden.length, { one: 'यह कभी नहीं मिलेगी', other: 'ये कभी नहीं मिलेंगी' });
    const cannot = plural(hidden.length, { one: 'यह नहीं मिल सकती', other: 'ये नहीं मिल सकतीं' });
    const why = isCertain
      ? `${inRound(round)}नं. ${position} (${entry}) आपको मिलने का बहुत अच्छा चांस है, इसलिए इस ${lesser} के नीचे ${never}।`
      : `नं. ${position} (${entry}, ${lesser}) मिल गई, तो ${cannot}।`;
    const fee = mayBeDear ? ' पहले देख लें कि आप फीस दे सकते हैं।' : '';
    return `${positions(hidden)} ${course} ${are}। ${why} ${them} ऊपर ले जाएँ।${fee}`;
  },
  unreachable: (entry, position, hidden, round) =>
    `${inRound(round)}नं. ${position} (${entry}) या उससे ऊपर की कोई सीट आपको मिलने का बहुत अच्छा चांस है। इसलिए उससे नीचे की कोई सीट आपको कभी नहीं मिलेगी। ${positions(hidden)} ${plural(hidden.length, { one: 'ज़्यादा पसंद है? उसे', other: 'ज़्यादा पसंद हैं? उन्हें' })} नं. ${position} से ऊपर ले जाएँ।`,
  fewSafe: (count, round) =>
    `${inRound(round)}आपकी रैंक पर इनमें से ${count === 0 ? 'कोई चॉइस' : `सिर्फ़ ${count} चॉइस`} “बहुत अच्छा चांस” वाली ${count === 0 ? 'नहीं है' : 'है'}। “बहुत अच्छा चांस” वाले और कॉलेज जोड़ें, नहीं तो हो सकता है कि ${inRound(round)}सीट न मिले।`,
  leftOut: ({ institute, subject, quotaName }, tier, round, others) =>
    `आपकी सेव की हुई एक सरकारी सीट इस लिस्ट में नहीं है: ${institute} (${subject}, ${quotaLabel(quotaName)})। ${inRound(round)}आपके लिए: ${tierName(tier)}।${
      others === 0 ? '' : ` ऐसी ${others} और सीटें नहीं हैं।`
    } चाहिए, तो इसे जोड़ें।`,
  notEligible: (entry, position, reason) =>
    `नं. ${position} (${entry}): आपके जवाबों के मुताबिक यह सीट आपको नहीं मिल सकती। ${reason}`,
  reasons: {
    exam: (exam) => `यह NEET ${exam} की रैंक से मिलती है।`,
    citizenship: () =>
      'यह भारतीय नागरिकों के लिए है। विदेशी पासपोर्ट और 4 मार्च 2021 या बाद के OCI कार्ड पर सिर्फ़ NRI सीटें मिलती हैं।',
    domicile: (states) => `यह ${states.split(', ').map(placeName).join(', ')} के छात्रों के लिए है।`,
    schooling: (places) =>
      `यह उन छात्रों के लिए है, जिन्होंने 11वीं और 12वीं ${places === 'Delhi' ? 'दिल्ली' : 'दिल्ली या NCR'} में की।`,
    esi: () => 'यह ESI बीमा वाले कर्मचारियों की संतान के लिए है।',
    'armed-forces': () => 'यह सेना के परिवारों के लिए है।',
    community: (community) => `यह ${community === 'Jain' ? 'जैन' : 'मुस्लिम'} समुदाय के लिए है।`,
    'women-only': () => 'यह महिलाओं के लिए है।',
    nri: () => 'यह NRI, OCI और विदेशी छात्रों के लिए है।',
    foreign: () => 'यह विदेशी नागरिकों के लिए है, NRI के लिए नहीं।',
    alumni: (university) => `यह ${university === 'Jamia' ? 'जामिया' : university} के छात्रों के लिए है।`,
    category: (category) => `यह ${category} के लिए आरक्षित है।`,
    pwd: () => 'यह सर्टिफिकेट वाले दिव्यांग छात्रों के लिए है।',
    'own-selection': () => 'AFMC अपने छात्र अपने टेस्ट और इंटरव्यू से चुनता है।',
    budget: () => 'यह आपके बजट से महँगी है।',
  },
  onlyIf: (entry, position, reason, opensLate) =>
    `नं. ${position} (${entry}): ${reason} अगर आप इनमें नहीं हैं, तो ${opensLate ? 'यह राउंड 3 से ही मिल सकती है, और खाली रहने पर ही।' : 'यह आपको नहीं मिलेगी: इसे हटा दें।'}`,
  opensLate: (entry, position, reason) =>
    `नं. ${position} (${entry}): ${reason} राउंड 3 से आप भी इसे चुन सकते हैं। खाली रहने पर ही मिलेगी।`,
  ofSeat: {
    'filled-by-state': (entry, position) =>
      `नं. ${position} (${entry}): MCC यह सीट नहीं देता। राज्य इसे अपनी काउंसलिंग में देता है। इसे यहाँ से हटाएँ, और राज्य में रजिस्ट्रेशन करें।`,
    'not-in-matrix': (entry, position) =>
      `नं. ${position} (${entry}): इस राउंड की सीट मैट्रिक्स में यह सीट नहीं है। mcc.nic.in पर सीट मैट्रिक्स देखें।`,
    'own-selection': (entry, position) =>
      `नं. ${position} (${entry}): इसकी सीटें किसी राउंड में रैंक से नहीं मिलतीं। mcc.nic.in पर इसके लिए रजिस्ट्रेशन करें। फिर कॉलेज अपने टेस्ट, इंटरव्यू और मेडिकल जाँच के लिए बुलाता है।`,
    'armed-forces-service': (entry, position) =>
      `नं. ${position} (${entry}): सेना के परिवार पहले आते हैं। दूसरे लोग आखिर में (Priority V), और 5 साल के सेवा बॉन्ड पर साइन करते हैं।`,
  },
  doubled: (entry, position, other) =>
    `नं. ${position} (${entry}) और नं. ${other} एक ही सीट हैं। नं. ${position} हटाएँ।`,
  feeOverBudget: (entry, position, cost, budget, count) =>
    `${plural(count, { other: '# चॉइस' })} आपके साल के बजट ${budget} से ${plural(count, { one: 'महँगी है', other: 'महँगी हैं' })}। नं. ${position} (${entry}) की साल की फीस ${cost} है।`,
  feeFarAbove: (entry, position, cost, most, others) =>
    `नं. ${position} (${entry}) की फीस ${cost} सालाना है${others === 0 ? '' : `, और ${others} और चॉइस इतनी ही महँगी ${plural(others, { one: 'है', other: 'हैं' })}`}। ${
      most ? `बाकी चॉइस की फीस ज़्यादा से ज़्यादा ${most} सालाना है।` : 'बाकी ज़्यादातर सीटें सरकारी हैं।'
    } देख लें कि आप यह फीस दे सकते हैं।`,
  feeUnknown: (entry, position, budget, others) =>
    `नं. ${position} (${entry})${others === 0 ? '' : ` और ${plural(others, { other: '# और चॉइस' })}`} की फीस हमें पता नहीं। वह आपके साल के बजट ${budget} से ज़्यादा हो सकती है। पहले कॉलेज से पूछें।`,
  bond: (entry, position, years, cost, others) =>
    `नं. ${position} (${entry}) में ${years} साल का सेवा बॉन्ड है। ${cost} तभी देने होंगे, जब सेवा पहले छोड़ें।${
      others === 0 ? '' : ` ${plural(others, { other: '# और चॉइस' })} में भी बॉन्ड है।`
    }`,
} satisfies Texts<typeof english.warnings>;

export const adding = {
  listedIn: (name) => `${name} में है`,
  add: (count, state) => {
    const list = state === undefined ? 'चॉइस' : `मेरी ${placeName(state)} लिस्ट`;
    return count < 2 ? `${list} में जोड़ें` : `${count} को ${list} में जोड़ें`;
  },
  added: (added, name) =>
    added === 0
      ? `ये सब “${name}” में पहले से हैं।`
      : `“${name}” में ${plural(added, { one: '# चॉइस जुड़ी', other: '# चॉइस जुड़ीं' })}।`,
  open: 'चॉइस लिस्ट खोलें',
  undo: 'वापस लें',
  newList: {
    title: (locked) =>
      locked.length > 1
        ? 'आपकी सभी लिस्ट लॉक हैं। नई लिस्ट में जोड़ें?'
        : `“${locked[0]}” लॉक है। नई लिस्ट में जोड़ें?`,
    message: (name) =>
      `आपकी लॉक की हुई लिस्ट वैसी ही रहेगी। चुनी हुई सीटों के लिए हम नई लिस्ट “${name}” बनाएँगे।`,
    confirm: (name) => `“${name}” में जोड़ें`,
    cancel: 'रद्द करें',
  },
} satisfies Texts<typeof english.adding>;

export const printed = {
  heads: ['क्रम', 'इंस्टीट्यूट कोड', 'नाम', 'शहर'],
  seat: content.seat,
  made: (site, date) => `${site} · ${date}`,
  noCity: '—',
  noCode: 'नहीं है',
} satisfies Texts<typeof english.printed>;
