import { marksToRankTopic } from './marksQuestion.ts';
import { asksAState, namesBoth } from './states.ts';
import type { Topic, TopicId } from './topic.ts';

/** Ways to say that money would buy a seat: «paise dekar seat», «seat by paying money», «buy a seat». */
const buysASeat = [
  'fake|frauds?|scams?|cheat\\w*|agents?|dalal|brokers?|touts?|donations?|capitation|nominations?|guarant\\w*|direct admission|back ?door|confirmed seat',
  'brib\\w*|rish?[vw]at|ghoos|ghus|jugaa?d|sifarish|black money|under the table',
  '(paise|paisa|paiso|money|cash|lakhs?|crores?|rupees|rupaye|rs) (\\w+ )?(dek[ae]r?|dekr|de k[ae]r?|dene (se|par|pe)|khilak\\w*|khila kar) (\\w+ ){0,3}(seats?|admission|colleges?|mbbs|bds|md|ms)',
  '(seats?|admission|mbbs|bds) (\\w+ ){0,4}(paise|paisa|paiso|money|cash|lakhs?|crores?) (\\w+ )?(dek[ae]r?|dekr|de k[ae]r?|dene (se|par|pe))',
  'paise se (\\w+ ){0,2}(seats?|admission|mbbs)|(seats?|admission) paise se',
  '(buy|buying|bought|purchas\\w*|sell\\w*|kharid\\w*) (\\w+ ){0,2}(seats?|admission)|(seats?|admission) (\\w+ ){0,2}(kharid\\w*|bik\\w*|bech\\w*|bought|sold)',
  '(pay|paying|give|giving) (\\w+ ){0,2}(money|cash|lakhs?|crores?|extra|someone) (\\w+ ){0,3}(seats?|admission|mbbs)',
  '(seats?|admission|mbbs) (\\w+ ){0,3}((by|if (i|we)) (pay|paying|give|giving) (\\w+ )?(money|cash|extra|\\d+|lakhs?)|(for|with|through) (money|cash))',
  'can money (buy|get)',
];

/** Ways to say that money is lost: «lose my deposit», «paisa doob jayega». */
const losesMoney = [
  'forfeit\\w*|debar\\w*|banned',
  '(los[et]|losing|za?bta?|ja?bt) (\\w+ ){0,4}(money|paisa|paise|deposit|security|amount|lakhs?)',
  '(money|paisa|paise|deposit|security|amount|lakhs?) (\\w+ ){0,4}(los[et]|za?bta?|ja?bt|doob\\w*|dub(na|ne|ta|ti|te|eg[aie]|e|i)?|kat|kate\\w*|cut|gone|ja[ey]?e?g[ai]|chal[ai] ja\\w*|barba?d)',
  '(not allowed|cannot|cant|barred) (\\w+ ){0,4}(neet|next year)|(agle saal|next year) (\\w+ ){0,3}(nahi|nhi|not)|los[et] (\\w+ ){0,2}neet',
];

/** Ways to leave or refuse an allotted seat: «leave my seat», «seat chhod du», «join nahi kiya». */
const leavesASeat = [
  'exit|resign\\w*|withdraw\\w*|surrender\\w*',
  '(leave|leaving|left|quit|cancel|give up|drop|skip|refuse|reject\\w*|decline) (\\w+ ){0,3}(seat|admission|college|round)',
  '(seat|admission|college|round \\d) (\\w+ ){0,4}(leav\\w*|chh?od\\w*|tyag\\w*)|(seat|admission|college|round \\d) cancel',
  '(seat|admission|college|round \\d) (\\w+ ){0,3}(na|nahi|nhi) (\\w+ )?(l[eiu]\\w*|chahiye|join|jau|jaye)',
  '(dont|didnt|do not|did not|not|cant|wont) (\\w+ ){0,2}(join\\w*|report\\w*)|(dont|didnt|do not|did not|not|cant|wont) (\\w+ )?(take|accept|want) (\\w+ ){0,4}(seat|admission)',
  '(join|report)(ing)? (\\w+ )?(na|nahi|nhi)|without joining',
  '(join|report)(ing)? (\\w+ ){0,3}(leave|leaving|late|miss\\w*)|(leave|leaving) after (\\w+ )?(join|report)(ing)?|(miss\\w*|late) (\\w+ ){0,3}(join|report)(ing|ed)?|(joined|reported) late',
];

/** Costs that students ask about for every kind of college. */
const askedOfFees = /\b(fees?|stipend|hostel|tuition|costs?|kharcha)\b/;

/** Topics on money, the account, predictions, and the kinds of colleges and seats. */
export const specialTopics = {
  fraud: {
    when: [new RegExp(`\\b(?:${buysASeat.join('|')})\\b`)],
  },
  'payment-failed': {
    when: [
      /\b(payments?|pay (kiya|karne|nahi|failed)|(google|phone) pay|paid(?! (seat|quota|college))|upi|money|paisa|paise|transactions?|debit(ed| ho)|card (\w+ )?declined|purchas\w*|bought|kharid\w*|(plan|premium|membership|subscription) (is )?(liya|lene|active|activate|update|show|not|nahi|abhi|still)|(\d+|rs|rupees|fees?|amount( \w+)?) (kat|cut|deducted))\b/,
      /\b(fail\w*|deducted|debit(ed| ho)|twice|double|two times|stuck|pending|declined|kat|cut(?! off)|gone|but still|still (free|basic|locked)|(abhi|baad) bhi|abhi tak|not (yet )?(done|received|updated|activated|active|showing|working)|nahi (hua|hui|ho|aaya|mila))\b/,
    ],
    unless:
      /\b(leave|leaving|chh?od\w*|exit|resign\w*|join|(security|deposit) (ka )?(money|paisa))\b/,
  },
  'cannot-pay': {
    when: [
      /\b(not able to|unable to|cant|can not|cannot|could not|couldnt|how (do|can|to) i?) ?(\w+ )?pay\b|\bpay (nahi|nhi) (kar|ho)\b|\bpayment (nahi|nhi) kar\b/,
    ],
    unless: /\b(fees?|deposit|colleges?|mcc|counselling|round)\b/,
  },
  scholarship: {
    when: [
      /\b(scholarships?|chh?atra?vritti|freeships?|loans?|fee waiver|financial (help|aid|support)|afford|gar(ee|i)b|(fees?|paisa|paise|money) (\w+ )?(nahi|nhi|nai) (hai|hain|he|h|de|dene|bhar)|(no|(dont|do not|not) have) (\w+ )?money|(cant|can not|cannot|unable to|not able to) pay (\w+ ){0,2}fees?)\b/,
    ],
    unless: /\b(deposit|refund\w*|wapas|registration|mcc)\b/,
  },
  'plan-refund': {
    when: [
      /\b(plans?|premium|membership|subscriptions?|orders?|money|paise|paisa)\b/,
      /\b(refund\w*|cancel\w*|wapas|(money|paise|paisa) back)\b/,
    ],
    unless: /\b(seat|admission|college|deposit|security|round|counselling|registration|mcc)\b/,
  },
  human: {
    when: [
      /\b(humans?|real person|counsell?ors?|councill?ors?|advisors?|call (me|back)|callback|talk to|speak (to|with)|baat kar\w*|helpline|customer care|whatsapp|phone number|contact (no|number|you|us)|your number|insaan|aadmi)\b/,
    ],
  },
  mock: {
    when: [/\bmock\b/],
  },
  'two-seats': {
    when: [
      namesBoth,
      /\bseats?\b/,
      /\b(keep\w*|hold\w*|rakh\w*|wait\w*|int[ae]?z[aeo]*r|both|dono|together|(ek )?saath)\b/,
    ],
    unless: /\b(deposits?|security|refund\w*|money|paisa|paise|difference|antar)\b/,
  },
  'upgrade-seat': {
    when: [
      /\b(upgrad\w*|float|floating|slide|sliding|freeze|freezing|willingness|better seat|(keep|keeping|hold|holding) (\w+ ){0,4}seat|seat (\w+ ){0,3}(rakh\w*|hold))\b/,
    ],
    unless: /\b(plans?|premium|membership|account|locked|attempts?)\b/,
  },
  attempts: {
    when: [
      /\b(attempts?|tries|locked|(try|predictions?) (left|remaining|over|limit)|predict button|(how many|kitn[aei]|free|unlimited) (\w+ )?predictions?|(times|baar) (can i )?predict)\b/,
    ],
    unless:
      /\b(choices?|preferences?|neet|pg|mbbs|exam|account (\w+ )?locked|locked my account|accurate|correct|sahi)\b/,
  },
  plans: {
    when: [/\b(plans?|prices?|pricing|gst|premium|subscriptions?|membership)\b/],
  },
  account: {
    when: [
      /\b(log ?in|sign ?in|pass ?word|otp|verif\w* (e ?mail|mail|code)|e ?mail (is |was )?(not )?verif\w*|(my|mera) account|account (\w+ )?(locked|blocked|disabled))\b/,
    ],
    unless: /\b(refund|deposit)\b/,
  },
  tiers: {
    when: [
      /\b(likely|unlikely|possible (tier|badge|mean\w*|matlab)|probab\w*|accura\w*|chances|predictions?|predictor|confidence|kitna sahi)\b/,
    ],
    unless:
      /\b(use|where|kahan)\b|^(?=.*\bchances?\b)(?=.*\b(?:mbbs|bds|colleges?|seat|govt|government|rank|air|marks)\b)/,
  },
  'tie-break': {
    when: [/\b(ties?|tied|tiebreak\w*|(same|equal|barabar) (marks?|scores?|ranks?|numbers?))\b/],
  },
  'marks-rank': marksToRankTopic,
  'which-rank': {
    when: [
      /\b(category|obc|sc|st|ews|state|merit) ranks?\b/,
      /\b(all india ranks?|air|which|kaun\w*|konsi|difference|antar|counsell?ing|matter\w*|count\w*|valid|mean\w*|kya)\b/,
    ],
    unless: /\b(colleges?|closing|opening|cut ?off|\d+k?)\b/,
  },
  rank: {
    when: [
      /\b((what is|whats|meaning of) (my )?(air|all india rank)|(air|all india rank) (kya|meaning|means)|marks (vs|or|to|aur|ya) ranks?)\b/,
    ],
  },
  'opening-closing': {
    when: [
      /\b((opening|closing) (\w+ )?ranks?|opening (\w+ )?closing|cut ?off?s?(?! date)|last ranks?|(min|minimum|max|maximum) (\w+ )?ranks?)\b/,
    ],
    unless: /\b(percentiles?|qualif\w*|eligib\w*)\b/,
  },
  'category-certificate': {
    when: [
      /\b(ncl|creamy|central list|(ews|obc|sc|st|caste|category|income|jati) (\w+ ){0,2}(certificates?|cert|praman))\b/,
    ],
  },
  pwd: {
    when: [/\b(pwd|pwbd|ph|disab\w*|handicap\w*|divyang\w*|viklang|blind|deaf)\b/],
    unless: /\b(obc|sc|st|ews|button)\b/,
  },
  minority: {
    when: [/\b(minorit\w*|muslims?|jains?|christians?|sikhs?)\b/],
    unless: askedOfFees,
  },
  nri: {
    when: [/\b(nris?|oci|pio|foreign\w*|abroad|non resident)\b/],
    unless: askedOfFees,
  },
  esi: {
    when: [/\b(esi|esic|insured|ip quota)\b/],
    unless: askedOfFees,
  },
  'armed-forces': {
    when: [
      /\b(afmc|afms|army|navy|air ?force|armed|defen[cs]e|soldiers?|fauji|cw|widows?|ex ?servicem[ae]n)\b/,
    ],
    unless: askedOfFees,
  },
  'central-university': {
    when: [
      /\b(bhu|amu|jamia|jmi|ipu|ip university|delhi university|du (quota|seats?|colleges?|domicile)|aligarh|banaras|central univers\w*|aiims|jipmer)\b/,
    ],
    unless: askedOfFees,
  },
  'deposit-refund': {
    when: [
      /\b(deposits?|security|refund\w*|(registration|counselling|application|mcc) (ki |ka )?(fees?|charges?|money|paisa|paise))\b/,
      /\b(refund\w*|wapas\w*|vapas\w*|back|return\w*|laut\w*|(nahi|nhi|not) (aaya|aayi|mila|mili|received|credited)|los[et] (the |my )?(registration|counselling|application))\b/,
    ],
    unless: asksAState,
  },
  'free-exit': {
    when: [new RegExp(`\\b(?:${[...losesMoney, ...leavesASeat].join('|')})\\b`)],
    unless: asksAState,
  },
  deposit: {
    when: [
      /\b(deposits?|security (money|amount|fees?)|(registration|counselling|application|mcc) (ki |ka )?(fees?|charges?)|(money|paisa|paise|pay) (\w+ ){0,2}round|round \d (\w+ ){0,3}(money|paisa|paise|pay)|how much (\w+ ){0,4}pay (\w+ ){0,3}(mcc|registration|counselling))\b/,
    ],
    unless: asksAState,
  },
  budget: {
    when: [
      /\b((under|within|below|upto|up to|less than) (\w+ )?\d+ (lakhs?|lacs?|crores?)|\d+ (lakhs?|lacs?) (\w+ )?(tak|andar|me|mein) (\w+ ){0,2}(mbbs|bds|md|ms|colleges?)|(mbbs|bds|md|ms|colleges?) (\w+ ){0,2}\d+ (lakhs?|lacs?) (\w+ )?(tak|andar|me|mein)|cheap\w*|sast[aei]|affordable|(kam|low|lowest|least|minimum) fees?)\b/,
    ],
    unless: /\b(rank|air|marks|bonds?)\b/,
  },
  deemed: {
    when: [/\b(deemed|paid (seats?|quota)|management|private)\b/],
    unless: /\b(fees?|bonds?|hostel|stipend)\b/,
  },
  bond: {
    when: [/\b(bonds?|rural|compulsory service|service (period|years?)|penalty)\b/],
    unless: /^(?!.*\b(bonds?|rural|service)\b).*\b(seats?|cancel\w*|leav\w*|chh?od\w*|resign\w*)\b/,
  },
  'state-counselling': {
    when: [asksAState],
    unless: /^(?!.*\b(regist\w*|counsell?ing|application|deposit|refund\w*)\b).*\bfees?\b/,
  },
} satisfies Partial<Record<TopicId, Topic>>;
