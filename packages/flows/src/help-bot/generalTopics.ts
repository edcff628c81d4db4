import type { Topic } from './topic.ts';

/** What is asked of a late round as of any other; the rest is about that round itself. */
const askedOfARound = /\b(regist\w*|apply|results?|reserv\w*|quotas?|matrix)\b/;

/** The course of a counselling, exams and courses, and courtesies. */
export const generalTopics: readonly Topic[] = [
  {
    id: 'dates',
    when: [
      /\b(when|dates?|schedule(?! (caste|tribe))|calendar|deadline|kab|time ?table|latest|news|alerts?|notifications?|events?|tar(ee|i)kh)\b/,
    ],
    example: 'When does the counselling start, what is the schedule?',
  },
  {
    id: 'documents',
    when: [
      /\b(documents?|docs?|papers|certificates?|kagaz\w*|dastavej|(admit|id) card|a?adhaa?r|photos?|marksheets?)\b/,
    ],
    example: 'Which documents do I need for reporting?',
  },
  {
    id: 'fees',
    when: [/\b(fees?|stipend|hostel|tuition|shulk|kharcha|expens\w*|costs?|budget|package)\b/],
    example: 'What are the college fees, and is there a hostel and a stipend?',
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
      /\b((which|what|konsa|kaunsa|konse|kaunse|kis|best|good) (\w+ ){0,2}colleges?|(colleges?|seat|admission|mbbs) (\w+ )?(milega|milegi|mil|milenge)|(can|will|could) i get (\w+ ){0,2}(seat|admission|college|mbbs|bds|govt|government|md|ms)|my rank|predict\w* (\w+ ){0,2}colleges?|colleges? predict\w*|(air|rank) \d+|\d+k? ((lakh|hazaa?r|thousand) )?(air|rank))\b/,
    ],
    example: 'Which college can I get with my rank?',
  },
  {
    id: 'pg-eligibility',
    when: [
      /\b(pg|post ?graduat\w*|md|ms|mds|dnb)\b/,
      /\b(eligib\w*|qualif\w*|percentiles?|criteria|(passing|minimum|kitne) marks?)\b/,
    ],
    example: 'Who is eligible for NEET PG?',
  },
  {
    id: 'eligibility',
    when: [/\b(eligib\w*|qualif\w*|percentiles?|criteria|(passing|minimum|kitne) marks?)\b/],
    example: 'Am I eligible, what is the qualifying percentile?',
  },
  {
    id: 'stray',
    when: [/\b(stray|vacant|vacancy|left ?over|khali)\b/],
    unless: askedOfARound,
    example: 'What is the stray vacancy round?',
  },
  {
    id: 'mop-up',
    when: [/\b(mop ?up|round (3|three|iii)|(3rd|third) round|r3)\b/],
    unless: askedOfARound,
    example: 'Is there a mop-up round?',
  },
  {
    id: 'rounds',
    when: [/\brounds?\b/],
    unless:
      /\b(regist\w*|apply|results?|allotments?|allotted|join\w*|report\w*|reserv\w*|quotas?|matrix)\b/,
    example: 'How many rounds are there?',
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
    unless: /\battempts?\b/,
    example: 'What is the PG quota split?',
  },
  {
    id: 'aiq-state',
    when: [
      /\b(aiq|all india|state (quota|seats?|counselling)|domicile|(home|own|other|dusre|another) states?|15 (\w+ )?85|85 (\w+ )?15|(15|85) (percent|quota))\b/,
    ],
    example: 'What is AIQ, what is state quota and domicile?',
  },
  {
    id: 'reservation',
    when: [/\b(reserv\w*|a?arakshan|sc|st|obc|ews|caste|tribes?|category|quotas?)\b/],
    unless: /\bb sc\b/,
    example: 'How much reservation do SC, ST, OBC and EWS have?',
  },
  {
    id: 'result',
    when: [/\b(results?|allotments?|allotted|(join|report)(ing)?)\b/],
    example: 'Where do I see the allotment result?',
  },
  {
    id: 'seat-matrix',
    when: [/\b(matrix|seats?|colleges?)\b/],
    example: 'Where is the seat matrix, how many seats are there?',
  },
  {
    id: 'registration',
    when: [/\b(regist\w*|apply|applying|application|mcc)\b/],
    example: 'How do I register?',
  },
  {
    id: 'nursing-bds',
    when: [/\b(bds|dental|dentist\w*|nursing|b ?sc)\b/],
    example: 'Is there BDS and nursing too?',
  },
  {
    id: 'cancel',
    when: [/\bcancel\w*\b/],
    example: 'How do I cancel?',
  },
  {
    id: 'thanks',
    when: [/\b(thanks?|thank(you|u)|thx|ty|dhanyavaa?d|dhanyawad|shukriya|bye)\b/],
    example: 'Thank you',
  },
  {
    id: 'greeting',
    when: [/\b(hi+|hello+|hey+|namaste|namaskar|good (morning|afternoon|evening)|help|menu)\b/],
    example: 'Hi',
  },
];
