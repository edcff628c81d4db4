import { marksToRankTopic } from './marksQuestion.ts';
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

/** A state as students name it; «up» is one only before what a state has, for it is an English word as well. */
const namesAState =
  /\b(up (k[aei]|me|mein|mai|main|state|counsell?ing|neet|ug|pg|quota|domicile|mbbs|bds|govt?|government|walo|wale|seats?|admission|regist\w*|round|dgme)|(of|in|for) up|uttar pradesh|mp|madhya pradesh|bihar|rajasthan|maharashtra|karnataka|kerala|tamil ?nadu|tn|gujarat|(west )?bengal|wb|haryana|punjab|odisha|orissa|jharkhand|chh?att?isgarh|cg|assam|telangana|andhra|himachal|hp|uttarakhand|goa|jammu|kashmir|jk|tripura|manipur|meghalaya|mizoram|nagaland|sikkim|arunachal|chandigarh|ladakh|(state|rajya) (\w+ ){0,2}counsell?ing (\w+ ){0,2}(kab|when|dates?|schedule|start\w*|shuru|last|deadline|tar(ee|i)kh)|(kab|when|dates?|schedule|start\w*|last|deadline) (\w+ ){0,4}(state|rajya) (\w+ )?counsell?ing)\b/;

/** What something costs, which is asked of every kind of college. */
const askedOfFees = /\b(fees?|stipend|hostel|tuition|costs?|kharcha)\b/;

/** Money, the account, predictions, and the kinds of colleges and seats. */
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
  'upgrade-seat': {
    when: [/\b(upgrad\w*|float|floating|slide|sliding|freeze|freezing|willingness|better seat)\b/],
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
    unless: /\b(use|where|kahan)\b/,
  },
  'tie-break': {
    when: [/\b(ties?|tied|tiebreak\w*|(same|equal|barabar) (marks?|scores?|ranks?|numbers?))\b/],
  },
  'marks-rank': marksToRankTopic,
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
  'free-exit': {
    when: [
      /\b(exit|resign\w*|withdraw\w*|surrender\w*|(leave|leaving|quit|cancel|give up|drop) (\w+ ){0,2}(seat|admission|college|round)|(seat|admission|college|round \d) (leav\w*|chh?od\w*|cancel|(na|nahi|nhi) (l[eiu]\w*|chahiye))|(dont|didnt|not|cant) (join\w*|report\w*|(take|accept|want) (\w+ )?(seat|admission))|(join|report)(ing)? (na|nahi|nhi))\b/,
    ],
  },
  deposit: {
    when: [
      /\b(deposits?|refund\w*|security (money|amount|fees?)|forfeit\w*|(registration|counselling|application|mcc) (ki |ka )?(fees?|charges?)|(money|paisa|paise|pay) (\w+ ){0,2}round|round \d (\w+ ){0,3}(money|paisa|paise|pay))\b/,
    ],
  },
  deemed: {
    when: [/\b(deemed|paid (seats?|quota)|management|private)\b/],
    unless: /\b(fees?|bonds?|hostel|stipend)\b/,
  },
  bond: {
    when: [/\b(bonds?|rural|compulsory service|service (period|years?)|penalty)\b/],
  },
  'state-counselling': {
    when: [
      namesAState,
      /\b(counsell?ing|kab|when|dates?|schedule|deadline|last|tar(ee|i)kh|start\w*|shuru|regist\w*|apply|form|seats?|admission|domicile|rounds?|results?|allotments?|merit list|web ?site|site|portal)\b/,
    ],
    unless:
      /\b(mcc|all india|aiq|fees?|(mop|sign|set|give|back|end|pick|log|show|start|open) up)\b/,
  },
} satisfies Partial<Record<TopicId, Topic>>;
