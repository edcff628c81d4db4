import { plural, type Texts } from '@seatwise/flows/shared';
import { quotaLabel } from './places.hi.ts';
import type * as english from './trial.ts';

export const trial = {
  heading: 'अपनी रैंक जाँचें',
  about: 'NEET UG। अकाउंट नहीं चाहिए: रैंक इसी डिवाइस पर रहती है।',
  fields: { rank: 'ऑल इंडिया रैंक', category: 'कैटेगरी', subject: 'कोर्स' },
  choose: 'चुनें',
  missing: { rank: 'अपनी रैंक भरें, जैसे 45,210।', category: 'कैटेगरी चुनें।' },
  submit: 'मेरी रैंक जाँचें',
  loading: 'जाँच रहे हैं…',
  failed: 'लिस्टें नहीं खुलीं। इंटरनेट देखें और फिर दबाएँ।',
  answer: (rank, category) => `रैंक ${rank}, ${category}`,
  best: (count, shown) =>
    count > shown ? `चांस वाली ${count} सीटों में सबसे अच्छी ${shown}` : `चांस वाली ${count} सीटें`,
  none: 'किसी सीट पर 30% या ज़्यादा चांस नहीं है।',
  forWomen: (count) =>
    plural(count, {
      one: 'चांस वाली # और सीट महिला कॉलेज में है।',
      other: 'चांस वाली # और सीटें महिला कॉलेजों में हैं।',
    }),
  deemed: (count, hopeful) =>
    count === hopeful
      ? 'ये सब डीम्ड यूनिवर्सिटी में हैं, जो फीस खुद तय करती हैं: पहले फीस देखें।'
      : `इनमें से ${count} डीम्ड यूनिवर्सिटी में हैं, जो फीस खुद तय करती हैं।`,
  seat: (quota, list, closing) => `${quotaLabel(quota)} · ${list} की क्लोजिंग रैंक ${closing}`,
  fee: (rupees) => `साल की फीस ${rupees}`,
  nearestMiss: 'सबसे पास की छूटी सीट',
  missedBy: (places) => `आपकी रैंक से ${places} पहले`,
  passed: 'पिछली लिस्ट आपकी रैंक तक गई थी; इस बार पहले बंद होने का अनुमान है।',
  source: (list) => `MCC की 2020 से ${list} तक की लिस्टों से। इसमें नहीं: ESI या NRI जैसे कोटा की सीटें।`,
  states: 'आपके राज्य के कॉलेज, रैंक के साथ',
  seeAll: 'सारे कॉलेज देखें',
  seeAllHint: 'अकाउंट मुफ़्त है। आपका सवाल साथ आएगा।',
} satisfies Texts<typeof english.trial>;
