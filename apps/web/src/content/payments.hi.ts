import { loading, notLoaded, type Texts } from '@seatwise/flows/shared';
import type * as english from './payments.ts';
import { contact } from './site.ts';

export { providerNames } from './payments.ts';

export const unknownProvider = 'पेमेंट कंपनी';

export const openPayment = {
  onItsWay: (amount, plan, provider) =>
    `${plan} के लिए ${amount} का आपका पेमेंट ${provider} ने अभी पक्का नहीं किया है। दोबारा पैसे न दें: पक्का होते ही यह पेज बता देगा। पैसे कट गए हों और कल तक प्लान न मिले, तो फ़ोन करें: ${contact.phone.label}`,
  open: (amount, plan, provider) =>
    `आपने ${provider} से ${plan} के लिए ${amount} का पेमेंट शुरू किया है, पर पैसे अभी नहीं दिए हैं। इसे पूरा करें, या रद्द करके दूसरे तरीके से दें।`,
  arrived: (amount, plan) => `${plan} के लिए ${amount} का आपका पेमेंट मिल गया।`,
  resume: 'पेमेंट पूरा करें',
  check: 'फिर देखें',
  cancel: 'वह पेमेंट रद्द करें',
} satisfies Texts<typeof english.openPayment>;

export const history = {
  heading: 'पेमेंट',
  loading: loading('आपके पेमेंट'),
  failed: notLoaded('आपके पेमेंट'),
  empty: 'अभी कोई पेमेंट नहीं',
  emptyHint: 'आप जो प्लान खरीदेंगे, वे रसीद के साथ यहाँ दिखेंगे।',
  toPlans: 'प्लान देखें',
  plan: (plan) => `${plan} प्लान`,
  unknownPlan: 'प्लान',
  states: {
    unknown: 'हालत पता नहीं',
    open: 'बाकी',
    'on-its-way': 'अभी पक्का नहीं',
    paid: 'पेमेंट हो गया',
    failed: 'पेमेंट नहीं हुआ',
    cancelled: 'रद्द',
    expired: 'पैसे नहीं दिए',
    'refund-due': 'रिफंड बाकी',
    refunded: 'रिफंड हो गया',
  },
  refund: (amount) => `आपने ज़रूरत से ${amount} ज़्यादा दिए हैं। हम ये पैसे लौटा रहे हैं। आपको कुछ नहीं करना है।`,
  refunded: (amount) => `आपने ज़रूरत से ${amount} ज़्यादा दिए थे। हमने ये पैसे लौटा दिए हैं।`,
  noted: {
    refund: (amount, creditNote) =>
      `हम ${amount} लौटा रहे हैं (क्रेडिट नोट ${creditNote})। आपको कुछ नहीं करना है।`,
    refunded: (amount, creditNote) => `हमने ${amount} लौटा दिए हैं (क्रेडिट नोट ${creditNote})।`,
  },
  terms: {
    order: 'ऑर्डर',
    provider: 'किसके ज़रिए',
    payment: 'पेमेंट ID',
    created: 'ऑर्डर का समय',
    paid: 'पेमेंट का समय',
    refunded: 'रिफंड का समय',
    gstin: 'GSTIN',
  },
  base: (plan) => `${plan} प्लान`,
  gst: (percent) => (typeof percent === 'number' ? `GST (${percent}%)` : 'GST'),
  total: 'कुल',
  print: 'रसीद प्रिंट करें',
} satisfies Texts<typeof english.history>;
