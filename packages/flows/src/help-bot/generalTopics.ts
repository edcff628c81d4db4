import type { Topic, TopicId } from './topic.ts';

/** Questions that students ask about any round; other questions are about the late round itself. */
const askedOfARound = /\b(regist\w*|apply|results?|reserv\w*|quotas?|matrix)\b/;

/**
 * Questions that a general topic would answer wrongly: lost or refunded money, and leaving a seat.
 * Only special topics may answer them.
 */
const beyondGeneral =
  /\b(money|paisa|paise|refund\w*|wapas|deposits?|los[et]|losing|forfeit\w*|za?bta?|ja?bt|doob\w*|dub(na|ne|ta|ti|te|eg[aie]|e|i)?|debar\w*|banned|penalty|leave|leaving|chh?od\w*)\b/;

/** Topics on the course of a counselling, on exams and courses, and courtesies. */
export const generalTopics = {
  dates: {
    when: [
      /\b(when|dates?|schedule(?! (caste|tribe))|calendar|deadline|kab|time ?table|latest|news|alerts?|notifications?|events?|tar(ee|i)kh)\b/,
    ],
    unless: beyondGeneral,
  },
  documents: {
    when: [
      /\b(documents?|docs?|papers|certificates?|originals?|kagaz\w*|dastavej|(admit|id) card|a?adhaa?r|photos?|marksheets?)\b/,
    ],
  },
  fees: {
    when: [/\b(fees?|stipend|hostel|tuition|shulk|kharcha|expens\w*|costs?|budget|package)\b/],
    unless: /\bhostel (\w+ ){0,2}(timings?|rules?|rooms?|curfew|life)\b/,
  },
  'lock-choices': {
    when: [/\b(un)?lock\w*\b/],
  },
  'choice-filling': {
    when: [/\b(choices?|preferences?|web options?|choicefill\w*)\b/],
  },
  'best-college': {
    when: [
      /\b((best|top|better|good|famous|acch?\w|badhiya) (\w+ ){0,4}colleges?|colleges? (\w+ ){0,3}(best|better|acch?\w|badhiya)|vs (\w+ ){0,5}(better|best)|which is better)\b/,
    ],
    unless: /\b(rank|air|\d+k|marks|choices?|preferences?)\b/,
  },
  'which-college': {
    when: [
      /\b((which|what|konsa|kaunsa|konse|kaunse|kis|best|good) (\w+ ){0,2}colleges?|(colleges?|seat|admission|mbbs) (\w+ )?(milega|milegi|mil|milenge)|(can|will|could) i get (\w+ ){0,2}(seat|admission|college|mbbs|bds|govt|government|md|ms)|my rank|predict\w* (\w+ ){0,2}colleges?|colleges? predict\w*|(air|rank) \d+|\d+k? ((lakh|hazaa?r|thousand) )?(air|rank)|chances? (\w+ ){0,3}(mbbs|bds|colleges?|seat|govt|government)|(obc|sc|st|ews|general|gen|ur) (\w+ )?\d+k|\d+k (\w+ )?(obc|sc|st|ews|general|gen|ur))\b/,
    ],
    unless: beyondGeneral,
  },
  'marks-needed': {
    when: [
      /\b((how (many|much)|kitn[aei]|minimum|required|what|kam se kam) (\w+ ){0,2}(marks?|score|numbers?)|(marks?|score|numbers?) (\w+ ){0,2}(required|needed|chahiye|needs?))\b/,
      /\b(govt?|government|sarkari|colleges?|mbbs|bds|seats?)\b/,
    ],
    unless: /\b(12th|12|qualify\w*|pass\w*|eligib\w*|percentiles?|phone|contact)\b/,
  },
  'pg-eligibility': {
    when: [
      /\b(pg|post ?graduat\w*|md|ms|mds|dnb)\b/,
      /\b(eligib\w*|qualif\w*|percentiles?|criteria|(passing|minimum|kitne) marks?)\b/,
    ],
  },
  eligibility: {
    when: [/\b(eligib\w*|qualif\w*|percentiles?|criteria|(passing|minimum|kitne) marks?)\b/],
  },
  stray: {
    when: [/\b(stray|vacant|vacancy|left ?over|khali)\b/],
    unless: askedOfARound,
  },
  'mop-up': {
    when: [/\b(mop ?up|round (3|three|iii)|(3rd|third) round|r3)\b/],
    unless: askedOfARound,
  },
  rounds: {
    when: [/\brounds?\b/],
    unless: new RegExp(
      `${beyondGeneral.source}|\\b(regist\\w*|apply|results?|allotments?|allotted|join\\w*|report\\w*|reserv\\w*|quotas?|matrix)\\b`,
    ),
  },
  mds: {
    when: [/\bmds\b/],
  },
  dnb: {
    when: [/\b(dnb|nbems|nbe|diploma)\b/],
  },
  'pg-split': {
    when: [
      /\b(pg|post ?graduat\w*|md|ms)\b/,
      /\b(quotas?|split|shares?|percent\w*|seats?|aiq|state|50|kitna|kitne|kitni)\b/,
    ],
    unless: /\battempts?\b/,
  },
  'aiq-state': {
    when: [
      /\b(aiq|all india|state (quota|seats?|counselling)|domicile|(home|own|other|dusre|another) states?|15 (\w+ )?85|85 (\w+ )?15|(15|85) (percent|quota))\b/,
    ],
    unless: /\bregist\w*\b|^(?=.*\b(?:obc|sc|st|ews)\b)(?=.*\bpercent)/,
  },
  reservation: {
    when: [/\b(reserv\w*|a?arakshan|sc|st|obc|ews|caste|tribes?|category|quotas?)\b/],
    unless: /\bb sc\b/,
  },
  result: {
    when: [/\b(results?|allotments?|allotted|(join|report)(ing)?)\b/],
    unless: beyondGeneral,
  },
  'seat-matrix': {
    when: [
      /\bmatrix\b|^(?=.*\b(?:seats?|colleges?)\b)(?=.*\b(?:how many|number|total|lists?|kitn[aei]|where|kahan|see|show|all|new|names?)\b)|\bavailable (?:\w{1,20} ){0,4}(?:seats?|colleges?)\b|^(\w+ ){0,3}(seats?|colleges?)( \w+){0,2}$/,
    ],
    unless: beyondGeneral,
  },
  registration: {
    when: [/\b(regist\w*|apply|applying|application|mcc)\b/],
    unless: beyondGeneral,
  },
  'nursing-bds': {
    when: [/\b(bds|dental|dentist\w*|nursing|b ?sc)\b/],
  },
  cancel: {
    when: [/\bcancel\w*\b/],
  },
  thanks: {
    when: [/\b(thanks?|thank(you|u)|thx|ty|dhanyavaa?d|dhanyawad|shukriya|bye)\b/],
  },
  greeting: {
    when: [/\b(hi+|hello+|hey+|namaste|namaskar|good (morning|afternoon|evening)|help|menu)\b/],
  },
} satisfies Partial<Record<TopicId, Topic>>;
