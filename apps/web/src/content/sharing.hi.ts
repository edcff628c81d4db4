import { checkConnection, notLoaded, plural, type Texts } from '@seatwise/flows/shared';
import type * as english from './sharing.ts';

export const sharing = {
  title: 'लिस्ट शेयर करें',
  hint: 'जिसके पास यह लिंक हो, वह आपकी लिस्ट देख सकता है, पर आपके नोट नहीं। वह उसे बदल नहीं सकता। लिंक हर प्लान में मुफ़्त है।',
  withRank: 'मेरी रैंक भी दिखाएँ',
  make: 'लिंक बनाएँ',
  link: 'लिंक',
  copy: 'लिंक कॉपी करें',
  copied: 'कॉपी हो गया',
  notCopied: 'ब्राउज़र ने कॉपी नहीं किया; लिंक चुनकर खुद कॉपी करें।',
  until: (date, withRank) =>
    `लिंक ${date} तक चलता है। ${withRank ? 'इसमें आपकी रैंक दिखती है।' : 'आपकी रैंक छिपी है।'}`,
  end: 'शेयर करना बंद करें',
  notLoaded: notLoaded('आपका लिंक और काउंसलर के कमेंट'),
  again: 'फिर कोशिश करें',
  counsellor: {
    title: 'आपके काउंसलर',
    text: 'हम लिंक आपकी चैट में भेजते हैं। काउंसलर को आपकी रैंक और आपके जवाब दिखते हैं: कैटेगरी, होम स्टेट, दिव्यांगता, बजट और बाकी। काउंसलर हर कॉलेज के पास कमेंट लिखते हैं। वह आपको यहाँ और चैट में दिखता है।',
    send: 'अपने काउंसलर के साथ शेयर करें',
    sent: 'आपके काउंसलर को भेज दिया।',
    openChat: 'चैट खोलें',
    notInPlan:
      'ADVANCE और PREMIUM में काउंसलर आपकी लिस्ट जाँचते हैं और हर कॉलेज के पास कमेंट लिखते हैं। लिस्ट और लिंक मुफ़्त हैं।',
    plans: 'प्लान मिलाकर देखें',
  },
} satisfies Texts<typeof english.sharing>;

export const comments = {
  by: (author, date) => [author, date].filter(Boolean).join(', '),
  staff: 'काउंसलर',
  unread: 'नया',
  unreadCount: (count) => plural(count, { one: 'काउंसलर का # नया कमेंट', other: 'काउंसलर के # नए कमेंट' }),
  markRead: 'पढ़ लिया',
} satisfies Texts<typeof english.comments>;

export const shared = {
  fallbackTitle: 'शेयर की हुई चॉइस लिस्ट',
  subtitle: 'एक छात्र ने यह चॉइस लिस्ट आपके साथ शेयर की है। आप इसे पढ़ सकते हैं, बदल नहीं सकते।',
  rank: (rank) => `ऑल इंडिया रैंक ${rank}`,
  about: 'छात्र के बारे में',
  budget: (budget) => `साल में ${budget} तक दे सकते हैं`,
  noAnswers: 'छात्र ने कैटेगरी, राज्य और बजट के सवालों के जवाब नहीं दिए हैं।',
  count: (count) => plural(count, { other: '# चॉइस' }),
  locked: (date) => `${date} को लॉक`,
  saved: (date) => `${date} तक`,
  until: (date) => `लिंक ${date} तक चलता है`,
  list: 'चॉइस, अपने क्रम में',
  empty: 'लिस्ट खाली है',
  missing: 'यह लिंक नहीं चलता',
  missingHint: 'इसका समय खत्म हो गया है या यह अधूरा है। छात्र से नया लिंक माँगें।',
  failed: notLoaded('लिस्ट'),
  failedHint: checkConnection,
  again: 'फिर कोशिश करें',
  home: 'होम पेज पर जाएँ',
  noCounsellor: 'इस छात्र के प्लान में काउंसलर नहीं है। आप लिस्ट पढ़ सकते हैं, पर कमेंट नहीं लिख सकते।',
  comment: (name) => `${name} पर कमेंट लिखें`,
  write: 'कमेंट',
  on: (name) => `${name} पर`,
  label: 'छात्र के लिए कमेंट',
  missingText: 'पहले कुछ लिखें।',
  send: 'भेजें',
  hint: 'छात्र इसे सीट के पास और चैट में देखता है। इसे वापस नहीं ले सकते।',
  notSent: `हम कमेंट नहीं भेज पाए। ${checkConnection}`,
} satisfies Texts<typeof english.shared>;
