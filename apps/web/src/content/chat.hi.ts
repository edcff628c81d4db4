import { loading, notLoaded, shortened, type Texts } from '@seatwise/flows/shared';
import type * as english from './chat.ts';
import { counsellorHours } from './site.ts';

export { admin } from './chat.ts';

const { label: hours, reply, opensAt, closesAt } = counsellorHours;

export const content = {
  live: 'जुड़ गए',
  notLive: 'ऑफ़लाइन',
  status: {
    offline: 'आप ऑफ़लाइन हैं। इंटरनेट आते ही आपके मैसेज यहाँ दिखेंगे।',
    connecting: 'कनेक्ट हो रहा है…',
    waiting: 'कनेक्शन नहीं है। फिर कोशिश हो रही है…',
    refused: 'फिर से लॉगिन करें।',
    loading: loading('मैसेज'),
    failed: `${notLoaded('मैसेज')} फिर कोशिश हो रही है…`,
    notOpened: 'हम बातचीत नहीं खोल पाए। फिर कोशिश हो रही है…',
    loadingEarlier: loading('पहले के मैसेज'),
    earlierFailed: `${notLoaded('पहले के मैसेज')} फिर कोशिश करें।`,
  },
  announced: (sender, text) => `${sender}: ${text}`,
} satisfies Texts<typeof english.content>;

export const student = {
  open: `काउंसलर यहाँ जवाब देते हैं, ${hours}। वे ${reply} में जवाब देने की कोशिश करते हैं।`,
  away: `काउंसलर यहाँ जवाब देते हैं, ${hours}। अपना मैसेज अभी छोड़ सकते हैं।`,
  openUntil: `${closesAt} तक उपलब्ध`,
  awayUntil: `${opensAt} लौटेंगे`,
  talk: 'काउंसलर से बात करें',
  unread: (count) => `${count} नए`,
  toChat: 'चैट खोलें',
  news: (sender, text, count) => {
    const more = count > 1 ? ` (${count} नए मैसेज)` : '';
    return `${sender || 'आपके काउंसलर'}: ${shortened(text, 120)}${more}`;
  },
  counsellors: 'Seatwise के काउंसलर',
  toBot: 'हेल्प बॉट से पूछें',
  start: 'एक सवाल से शुरू करें',
  empty: 'या अपना सवाल लिखें: रैंक, कॉलेज, डॉक्यूमेंट या आखिरी तारीख के बारे में।',
  starters: ['मेरी रैंक पर कौन से कॉलेज मिल सकते हैं?', 'चॉइस किस क्रम में भरूँ?', 'कौन से डॉक्यूमेंट लगेंगे?'],
  placeholder: 'अपना मैसेज लिखें...',
} satisfies Texts<typeof english.student>;
