import type { Texts } from '@seatwise/flows/shared';
import type * as english from './plans.ts';

export const content = {
  heading: 'हमारी सेवाएँ और फीस',
  subtitle: 'MBBS और MD/MS काउंसलिंग के लिए अनुभवी काउंसलर की सलाह',
  cards: 'प्लान',
  priceNote: (total) => `+GST, कुल ${total}`,
  purchase: 'खरीदें',
  active: 'आपका प्लान',
  contained: 'पहले से शामिल',
  waiting: 'पहले मेरे कॉलेज देखें, रोज़ 3 मुफ़्त हैं',
  skip: 'अभी नहीं',
  skipHint: 'अभी नहीं लेना? मुफ़्त में आगे बढ़ें और बाद में चुनें।',
  ranksTitle: 'किस परीक्षा में क्या मिलता है',
  ranks:
    'NEET UG: MCC के 2020 से 2025 के रिजल्ट से चांस। NEET PG: 2023 और 2024 के रिजल्ट से। NEET MDS: MCC की सीटों का कोई चांस नहीं, क्योंकि MCC इसकी क्लोजिंग रैंक नहीं निकालती। कर्नाटक की अपनी PG और MDS सीटें: KEA के 2023 और 2024 के रिजल्ट से।',
  terms:
    'FREE में दिन के 3 प्रेडिक्शन हैं, और बाकी सब वही जो BASIC में है। हर प्लान का एक ही बार पेमेंट, कम से कम 12 महीने के लिए; प्लान अपने आप रिन्यू नहीं होता। GST वाली रसीद आपकी प्रोफ़ाइल में है; टैक्स इनवॉइस हमसे माँगें। बाद में बड़ा प्लान लें, तो नए प्लान की पूरी कीमत देनी होगी।',
  refunds: 'रिफंड के नियम',
  cheapestUnlimited: 'जितने चाहें उतने प्रेडिक्शन',
} satisfies Texts<typeof english.content>;

const forEverybody = [
  'सभी अलर्ट और सरकारी नोटिस',
  'हेल्प बॉट, और काउंसलर से चैट',
  'कॉलेज और सीट खोजना',
] as const;

const unlimited = 'जितने चाहें उतने कॉलेज प्रेडिक्शन';
const choices = 'काउंसलर चैट में आपकी चॉइस लिस्ट जाँचते हैं';
const ownCounsellor = 'कॉलेज में एडमिशन तक आपके अपने काउंसलर; कौन होंगे, यह चैट में तय होता है';

const features = (predictions: string, services: number) => [
  ...[...forEverybody, predictions].map((name) => ({ name, available: true })),
  ...[choices, ownCounsellor].map((name, index) => ({ name, available: index < services })),
];

export const plans = {
  BASIC: {
    title: 'BASIC',
    subtitle: 'दिन में 3 की जगह 10 प्रेडिक्शन',
    features: features('दिन में 10 कॉलेज प्रेडिक्शन', 0),
  },
  ADVANCE: {
    title: 'ADVANCE',
    subtitle: 'जितने चाहें उतने प्रेडिक्शन, और काउंसलर आपकी लिस्ट जाँचते हैं',
    features: features(unlimited, 1),
  },
  PREMIUM: {
    title: 'PREMIUM',
    subtitle: 'एडमिशन तक आपके अपने काउंसलर',
    features: features(unlimited, 2),
  },
} satisfies Texts<typeof english.plans>;

export const purchase = {
  heading: 'अपनी खरीद पूरी करें',
  price: (plan) => `${plan} प्लान`,
  gst: (percent) => `GST (${percent}%)`,
  total: 'कुल',
  description: (plan) => `Seatwise ${plan} plan`,
  note: (total) => `आपको GST के साथ ${total} देने हैं। पेमेंट Razorpay या PayU लेता है।`,
  fullPrice: (total, held, paid) =>
    `आपको पूरे ${total} देने हैं। ${held} के लिए दिए गए ${paid ?? 'पैसे'} इसमें से नहीं घटेंगे।`,
  ways: { card: 'Razorpay से पेमेंट करें', payu: 'PayU से पेमेंट करें' },
  standing: {
    active: 'यह आपका चालू प्लान है। आपको कुछ नहीं देना है।',
    lower: 'यह आपके प्लान में पहले से शामिल है। आपको कुछ नहीं देना है।',
  },
  guest: 'खरीद पूरी करने के लिए लॉगिन करें',
  login: 'लॉगिन',
  checking: 'हम आपका पेमेंट सर्वर पर देख रहे हैं…',
  check: 'फिर देखें',
  planLater: 'इंटरनेट नहीं है। ऑनलाइन होते ही आपका प्लान यहाँ बदल जाएगा।',
  toCheckout: 'पूरे पेज में खोलें',
  outcome: 'पेमेंट',
} satisfies Texts<typeof english.purchase>;

export const checkout = {
  heading: 'चेकआउट',
  subtitle: 'कीमत देखें और पेमेंट करें।',
  nothing: 'अभी कोई प्लान नहीं चुना है',
  nothingHint: 'पहले प्लान चुनें। फिर यहाँ उसकी कीमत और पेमेंट का तरीका दिखेगा।',
  toPlans: 'प्लान देखें',
  toPrediction: 'मेरे कॉलेज देखें',
  toCounsellor: 'काउंसलर से बात करें',
  toHome: 'मेरे डैशबोर्ड पर जाएँ',
  yourPlan: (plan) => `अब आपका प्लान ${plan} है।`,
} satisfies Texts<typeof english.checkout>;
