/** Other courses, exams and counsellings, which have their own rules and dates. */
const others =
  'josaa|csab|comedk|aaccc|ayush|bams|bhms|bums|bnys|fmge|ini ?cet|jee|cuet|bvsc|veterinary|agriculture|physiotherapy|bpt|paramedical|pharmacy|engineering|usmle|plab';

/** Studies outside India; students who live abroad ask about NRI seats instead. */
const abroad =
  '(mbbs|md|study\\w*|medical) (\\w+ ){0,2}(abroad|videsh)|(abroad|videsh) (\\w+ ){0,2}(mbbs|md|study)|(russia|georgia|ukraine|china|philippines|kazakhstan|kyrgyzstan|uzbekistan|bangladesh|nepal)';

/** The exam itself: its syllabus, dates, marking and answer key, all before any counselling. */
const exam = [
  'syllabus|answer key|omr|negative marking|age limit|upper age|correction window|re ?neet|(mock|test) (test|series|paper)',
  '(exams?|examination|paper) (\\w+ ){0,4}(kab|when|dates?|schedule|pattern|cent(re|er)s?|city|forms?|fees?|syllabus|change)',
  '(kab|when|dates?|schedule|pattern|cent(re|er)s?|city|forms?|fees?) (\\w+ ){0,5}(exams?|examination|paper)',
].join('|');

/** Matches a question about the date of the exam's result, but not of a round's result. */
const examResult =
  '(?!.*\\b(?:rounds?|allotments?|counsell?ing|mcc|stray)\\b).*\\bneet (\\w+ ){0,3}results? (\\w+ ){0,4}(kab|when|declar\\w*|dates?|out|aayega|aaega)|(?!.*\\b(?:rounds?|allotments?|counsell?ing|mcc|stray)\\b).*\\b(kab|when) (\\w+ ){0,3}neet (\\w+ ){0,3}results?';

/** Matches questions that the bot cannot answer, however close they come to a topic. */
export const isBeyond = new RegExp(`\\b(?:${others}|${abroad}|${exam})\\b|^${examResult}\\b`);
