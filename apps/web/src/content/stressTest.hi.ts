import { plural, type Texts } from '@seatwise/flows/shared';
import { byRound } from './prediction.ts';
import type * as english from './stressTest.ts';

const nameOf = (round: string): string =>
  byRound.rounds[round as keyof typeof byRound.rounds] ?? round;

const ofHundred = (count: number, seasons: number): string => {
  const share = (100 * count) / seasons;
  if (count > 0 && share < 1) return '100 में से 1 से कम';
  if (count < seasons && share > 99) return '100 में से 99 से ज़्यादा';
  return `100 में से ${Math.round(share)}`;
};

export const stressTest = {
  ofHundred,
  running: 'आपकी लिस्ट की परख हो रही है',
  title: (withSeat, seasons, early, missed) => {
    if (missed)
      return `लिस्ट की परख: ${missed.course} ${ofHundred(missed.seasons, seasons)} बार, दूसरे क्रम में ${ofHundred(missed.better, seasons)} बार`;
    if (early)
      return `लिस्ट की परख: ${nameOf(early.round)} तक ${ofHundred(early.count, seasons)} बार सीट मिली, मुख्य राउंड के बाद ${ofHundred(withSeat, seasons)} बार`;
    return withSeat === seasons
      ? `लिस्ट की परख: मुख्य राउंड के बाद ${seasons.toLocaleString('hi-IN')} बार में हर बार सीट मिली (वादा नहीं)`
      : `लिस्ट की परख: मुख्य राउंड के बाद ${ofHundred(withSeat, seasons)} बार सीट मिली (वादा नहीं)`;
  },
  missed: (course, seasons, better) =>
    `इस क्रम में ${seasons} सीज़न में ${course} मिलता है। ${course} वाली चॉइस ऊपर रखें, तो ${better} में। सीट उतनी ही बार मिलती है।`,
  summary: (seasons, without) =>
    without === 0
      ? `हमने आपकी लिस्ट ${seasons.toLocaleString('hi-IN')} सीज़न में चलाई। मुख्य राउंड के बाद सबमें सीट मिली।`
      : `हमने आपकी लिस्ट ${seasons.toLocaleString('hi-IN')} सीज़न में चलाई। मुख्य राउंड के बाद ${ofHundred(without, seasons)} में सीट नहीं मिली।`,
  ends: 'मुख्य राउंड के बाद क्या मिलता है',
  seat: 'सीट',
  seasons: 'सीज़न',
  choice: (position, institute, subject) => `${position}. ${institute}, ${subject}`,
  others: (count) => plural(count, { one: '# और चॉइस', other: 'बाकी # चॉइस मिलाकर' }),
  without: 'बिना सीट',
  rounds: 'बिना सीट, हर राउंड में',
  after: (round) => `${nameOf(round)} के बाद`,
  noRounds: 'इन सीटों की क्लोजिंग रैंक हमें पूरे सीज़न की ही पता है, हर राउंड की नहीं।',
  ineligible: (count) =>
    plural(count, { other: '# चॉइस छोड़ी है: आपके जवाबों के मुताबिक यह आपको नहीं मिल सकती।' }),
  conditional: (count) =>
    plural(count, {
      other: '# चॉइस छोड़ी है: यह सिर्फ़ कुछ छात्रों को मिल सकती है। आप उनमें हैं या नहीं, यह आपने नहीं बताया।',
    }),
  unknown: (count) =>
    plural(count, {
      other: '# चॉइस छोड़ी है: इसका चांस हमें पता नहीं। इसे हम ऐसी सीट गिनते हैं, जो नहीं मिलती।',
    }),
  nothing: 'लिस्ट की परख: इनमें से किसी सीट का चांस हमें पता नहीं।',
  assumes: 'इसमें क्या माना गया है',
  assumptions: [
    '60 % चांस का मतलब: 100 में से 60 सीज़न में वह सीट मिल सकती है। आपके क्रम की जो पहली सीट मिल सकती है, वही मिलती है।',
    'एक साल की क्लोजिंग रैंक साथ-साथ ऊपर-नीचे होती हैं, लगभग 10 प्रतिशत। एक सुरक्षित सीट न मिले, तो दूसरी भी छूट सकती है।',
    'हर कॉलेज अलग से भी बदलता है, कम सीटें हों तो ज़्यादा। दोनों बातें हमने छह साल के असली रिजल्ट से नापी हैं।',
    'आप हर मुख्य राउंड में यही लिस्ट भरते हैं और हर बार अपग्रेडेशन माँगते हैं।',
    'नई सीटें, नए नियम और काउंसलिंग के नए तरीके इसमें नहीं हैं। यह लिस्ट की परख है, वादा नहीं।',
  ],
  failed: 'लिस्ट की परख नहीं चल पाई।',
  again: 'फिर कोशिश करें',
} satisfies Texts<typeof english.stressTest>;
