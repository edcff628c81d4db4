import type { TopicId } from './messages.ts';

/** What a question is about. */
export interface Topic {
  readonly id: TopicId;
  /** All of them have to be found in the words of the question. */
  readonly when: readonly RegExp[];
  /** A question that belongs elsewhere although it fits. */
  readonly unless?: RegExp;
  /** As a student asks it. */
  readonly example: string;
}

/** Topics in the order in which they are tried, special before general; the first that fits wins. */
export const topics: readonly Topic[] = [
  {
    id: 'fraud',
    when: [
      /\b(fake|frauds?|scams?|cheat\w*|agents?|dalal|brokers?|touts?|donations?|capitation|nominations?|guarant\w*|direct admission|back ?door|confirmed seat)\b/,
    ],
    example: 'An agent is asking for a donation. Is it fake?',
  },
  {
    id: 'payment-failed',
    when: [
      /\b(payments?|pay|paid|upi|money|amount|paisa|paise|rupees|rs|transactions?|card)\b/,
      /\b(fail\w*|deduct\w*|debited|twice|double|two times|stuck|pending|declined|kat|kata|cut|not (done|received|updated|activated)|nahi (hua|hui|aaya)|gone)\b/,
    ],
    example: 'My payment failed but the money was deducted',
  },
  {
    id: 'human',
    when: [
      /\b(humans?|real person|counsell?ors?|councill?ors?|advisors?|call (me|back)|callback|talk to|speak (to|with)|baat kar\w*|helpline|customer care|whatsapp|phone number|contact (no|number|you|us)|your number)\b/,
    ],
    example: 'I want to talk to a counsellor on WhatsApp',
  },
  {
    id: 'mock',
    when: [/\bmock\b/],
    example: 'Is the mock allotment final?',
  },
  {
    id: 'upgrade-seat',
    when: [/\b(upgrad\w*|float|floating|slide|sliding|freeze|freezing|willingness|better seat)\b/],
    unless: /\b(plans?|premium|membership|account|locked|attempts?)\b/,
    example: 'What is upgradation: freeze, float or slide?',
  },
  {
    id: 'attempts',
    when: [/\b(attempts?|tries|locked|try (left|remaining))\b/],
    unless: /\b(choices?|preferences?)\b/,
    example: 'How many attempts do I have?',
  },
  {
    id: 'plans',
    when: [/\b(plans?|prices?|pricing|gst|premium|subscriptions?|membership)\b/],
    example: 'What is the price of the premium plan with GST?',
  },
  {
    id: 'tiers',
    when: [
      /\b(likely|unlikely|possible (tier|badge|mean\w*|matlab)|probab\w*|accura\w*|chances?|predictions?|predictor|confidence|kitna sahi)\b/,
    ],
    example: 'What does very likely mean, and how accurate is it?',
  },
  {
    id: 'tie-break',
    when: [/\b(ties?|tied|tiebreak\w*|(same|equal|barabar) (marks?|scores?|ranks?|numbers?))\b/],
    example: 'Two of us have the same marks: how is the tie resolved?',
  },
  {
    id: 'rank',
    when: [
      /\b((what is|whats|meaning of) (my )?(air|all india rank)|(air|all india rank) (kya|meaning|means)|marks (vs|or|to|aur|ya) ranks?)\b/,
    ],
    example: 'What is AIR, do marks or rank count?',
  },
  {
    id: 'opening-closing',
    when: [/\b(opening|closing|cut ?offs?|last ranks?|(min|minimum|max|maximum) (\w+ )?ranks?)\b/],
    unless: /\b(percentiles?|qualif\w*|eligib\w*)\b/,
    example: 'What are opening and closing rank?',
  },
  {
    id: 'category-certificate',
    when: [
      /\b(ncl|creamy|central list|(ews|obc|sc|st|caste|category|income|jati) (\w+ ){0,2}(certificates?|cert|praman))\b/,
    ],
    example: 'Which OBC NCL creamy layer certificate do I need?',
  },
  {
    id: 'pwd',
    when: [/\b(pwd|pwbd|ph|disab\w*|handicap\w*|divyang\w*|viklang|blind|deaf)\b/],
    unless: /\b(obc|sc|st|ews)\b/,
    example: 'Where do I get the PwD disability certificate?',
  },
  {
    id: 'minority',
    when: [/\b(minorit\w*|muslims?|jains?|christians?|sikhs?)\b/],
    example: 'Who can take a Muslim or Jain minority seat?',
  },
  {
    id: 'nri',
    when: [/\b(nris?|oci|pio|foreign\w*|abroad|non resident)\b/],
    example: 'Which papers does an NRI or OCI need?',
  },
  {
    id: 'esi',
    when: [/\b(esi|esic|insured|ip quota)\b/],
    example: 'Who gets the ESI IP quota?',
  },
  {
    id: 'armed-forces',
    when: [
      /\b(afmc|afms|army|navy|air ?force|armed|defen[cs]e|soldiers?|fauji|cw|widows?|ex ?servicem[ae]n)\b/,
    ],
    example: 'How do I register for AFMC, and what is the CW quota?',
  },
  {
    id: 'central-university',
    when: [
      /\b(bhu|amu|jamia|jmi|ipu|ip university|delhi university|du (quota|seats?|colleges?|domicile)|aligarh|banaras|central univers\w*|aiims|jipmer)\b/,
    ],
    example: 'Is there an internal quota in BHU, AMU or Jamia?',
  },
  {
    id: 'free-exit',
    when: [
      /\b(exit|resign\w*|withdraw\w*|surrender\w*|(leave|leaving|quit|cancel|give up|drop) (\w+ ){0,2}(seat|admission|college)|seat (chod\w*|chhod\w*|cancel))\b/,
    ],
    example: 'Can I resign my seat, is there a free exit?',
  },
  {
    id: 'deposit',
    when: [
      /\b(deposits?|refund\w*|security (money|amount|fees?)|forfeit\w*|(registration|counsell?ing|application|mcc) (ki |ka )?(fees?|charges?))\b/,
    ],
    example: 'When do I get the security deposit refund?',
  },
  {
    id: 'deemed',
    when: [/\b(deemed|paid seats?|management|private)\b/],
    unless: /\b(fees?|bonds?|hostel|stipend)\b/,
    example: 'How are deemed and management seats filled?',
  },
  {
    id: 'stray',
    when: [/\b(stray|vacant|vacancy|left ?over|khali)\b/],
    example: 'What is the stray vacancy round?',
  },
  {
    id: 'mop-up',
    when: [/\b(mop ?up|round (3|three|iii)|(3rd|third) round|r3)\b/],
    example: 'Is there a mop-up round?',
  },
  {
    id: 'bond',
    when: [/\b(bonds?|rural|compulsory service|service (period|years?)|penalty)\b/],
    example: 'Which states have a rural service bond?',
  },
  {
    id: 'dates',
    when: [
      /\b(when|dates?|schedule|calendar|deadline|kab|time ?table|latest|news|alerts?|notifications?|events?|result (kab|date))\b/,
    ],
    example: 'When does the counselling start, what is the schedule?',
  },
  {
    id: 'documents',
    when: [
      /\b(documents?|docs?|papers?|certificates?|kagaz\w*|dastavej|admit card|photos?|marksheets?)\b/,
    ],
    example: 'Which documents do I need for reporting?',
  },
  {
    id: 'fees',
    when: [/\b(fees?|stipend|hostel|tuition|shulk|kharcha|expens\w*|costs?)\b/],
    example: 'What are the college fees, and is there a hostel and a stipend?',
  },
  {
    id: 'rounds',
    when: [/\brounds?\b/],
    example: 'How many rounds are there?',
  },
  {
    id: 'lock-choices',
    when: [/\b(un)?lock\w*\b/],
    example: 'Can I unlock my choices after I lock them?',
  },
  {
    id: 'choice-filling',
    when: [/\b(choices?|preferences?|web options?|choicefill\w*)\b/],
    example: 'In which order do I fill my choices?',
  },
  {
    id: 'which-college',
    when: [
      /\b((which|what|konsa|kaunsa|konse|kaunse|kis|best|good) (\w+ ){0,2}(colleges?|collages?)|(colleges?|seat|admission|mbbs) (\w+ )?(milega|milegi|mil|milenge)|(can|will|could) i get (\w+ ){0,2}(seat|admission|college|mbbs|bds|govt|government|md|ms)|my rank|(air|rank) \d+|\d+ (air|rank))\b/,
    ],
    example: 'Which college can I get with my rank?',
  },
  {
    id: 'mds',
    when: [/\bmds\b/],
    example: 'How is MDS counselling done?',
  },
  {
    id: 'dnb',
    when: [/\b(dnb|nbems|nbe|diploma)\b/],
    example: 'How are DNB seats filled?',
  },
  {
    id: 'pg-split',
    when: [
      /\b(pg|post ?graduat\w*|md|ms)\b/,
      /\b(quotas?|split|shares?|percent\w*|seats?|aiq|state|50|kitna|kitne|kitni)\b/,
    ],
    example: 'What is the PG quota split?',
  },
  {
    id: 'eligibility',
    when: [/\b(eligib\w*|qualif\w*|percentiles?|criteria|(passing|minimum|kitne) marks?)\b/],
    example: 'Am I eligible, what is the qualifying percentile?',
  },
  {
    id: 'aiq-state',
    when: [
      /\b(aiq|all india|state (quota|seats?|counsell?ing)|domicile|(home|own|other|dusre|another) states?|15 85|85 15|15|85)\b/,
    ],
    example: 'What is AIQ, what is state quota and domicile?',
  },
  {
    id: 'reservation',
    when: [/\b(reserv\w*|a?arakshan|sc|st|obc|ews|caste|category|quotas?)\b/],
    unless: /\bb sc\b/,
    example: 'How much reservation do SC, ST, OBC and EWS have?',
  },
  {
    id: 'seat-matrix',
    when: [/\b(matrix|seats?|colleges?|collages?)\b/],
    example: 'Where is the seat matrix, how many seats are there?',
  },
  {
    id: 'account',
    when: [/\b(log ?in|sign ?in|password|otp|my account)\b/],
    example: 'I cannot log in, I forgot my password',
  },
  {
    id: 'registration',
    when: [/\b(regist\w*|apply|applying|application|mcc)\b/],
    example: 'How do I register?',
  },
  {
    id: 'result',
    when: [/\b(results?|allotments?|allotted|reporting|join|joining)\b/],
    example: 'Where do I see the allotment result?',
  },
  {
    id: 'nursing-bds',
    when: [/\b(bds|dental|dentist\w*|nursing|b ?sc)\b/],
    example: 'Is there BDS and nursing too?',
  },
  {
    id: 'thanks',
    when: [/\b(thanks?|thank(you|u)|thx|ty|dhanyavaa?d|dhanyawad|shukriya|bye)\b/],
    example: 'Thank you',
  },
  {
    id: 'greeting',
    when: [
      // Letters beyond ASCII have no word boundary.
      /(^| )(hi+|hello+|hey+|namaste|namaskar|good (morning|afternoon|evening)|help|menu|नमस्ते|नमस्कार)( |$)/,
    ],
    example: 'Hi',
  },
];

/** Questions that the bot offers by itself. */
export const promptChips = [
  'How many rounds are there?',
  'Which documents do I need?',
  'What is AIQ and state quota?',
  'How do I fill my choices?',
  'How many attempts do I have?',
] as const;
