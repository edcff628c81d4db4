import { checkConnection, loading, notLoaded, notSaved, type Texts } from '@seatwise/flows/shared';
import type * as english from './alerts.ts';

export const content = {
  isNew: 'नया',
  none: 'अभी कोई अलर्ट नहीं',
  noneHint: 'शेड्यूल, नोटिस और रिजल्ट आते ही यहाँ दिखेंगे।',
  failed: notLoaded('अलर्ट'),
  failedHint: checkConnection,
  failedAnew: 'ये पुराने हो सकते हैं: हम नए अलर्ट लोड नहीं कर पाए।',
  again: 'फिर कोशिश करें',
  replaces: (date) => `${date} के पुराने वर्ज़न की जगह`,
  replacesUnlisted: 'यह किसी पुराने वर्ज़न की जगह आया है, जो यहाँ नहीं है।',
  unread: 'इसकी तारीखें अभी Seatwise में नहीं हैं।',
} satisfies Texts<typeof english.content>;

export const panel = {
  heading: 'ताज़ा अलर्ट',
  newCount: (count, days) => `${days} दिन में ${count} नए`,
} satisfies Texts<typeof english.panel>;

const topics: Readonly<Record<string, string>> = {
  Dates: 'तारीखें',
  Results: 'रिजल्ट',
  Seats: 'सीटें',
  'Documents and fees': 'डॉक्यूमेंट और फीस',
  Rules: 'नियम',
};

export const news = {
  heading: 'अलर्ट',
  none: 'अभी कोई अलर्ट नहीं है।',
  loading: loading('अलर्ट'),
  failed: notLoaded('काउंसलर के अलर्ट'),
  again: 'अलर्ट फिर से लोड करें',
  topic: (name) => topics[name] ?? name,
  pinned: 'पिन किया हुआ',
  revised: 'बदला गया',
  for: (audience) => `${audience} के लिए`,
  oldDate: 'पुरानी तारीख, अब मान्य नहीं: ',
  newDate: 'नई तारीख: ',
  published: (date) => `${date} को आया`,
  revisedOn: (date) => `${date} को बदला गया`,
  official: (site) => `ऑफिशियल साइट: ${site}`,
  unofficial: (site) => `लिंक: ${site}, इस साइट को हम नहीं जानते`,
  attached: (name) => `डॉक्यूमेंट: ${name}`,
  unnamedFile: 'बिना नाम का',
  choose: 'अपने अलर्ट चुनें',
  choice: {
    title: 'अपने अलर्ट चुनें',
    hint: 'अलर्ट यहाँ Seatwise में दिखते हैं। हम ईमेल या मैसेज नहीं भेजते। आपको अपनी परीक्षा के सभी अलर्ट मिलते हैं। जो नहीं चाहिए, उसका टिक हटाएँ।',
    nothing: 'आपने सभी अलर्ट बंद कर दिए हैं।',
    loading: loading('आपकी पसंद'),
    notLoaded: `${notLoaded('आपकी पसंद')} इसे बंद करें और फिर कोशिश करें।`,
    save: 'सेव करें',
    saving: 'सेव हो रहा है…',
    cancel: 'रद्द करें',
    notSaved: notSaved('आपकी पसंद'),
  },
} satisfies Texts<typeof english.news>;
