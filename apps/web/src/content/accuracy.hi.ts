import { checkConnection, loading, notLoaded, type Texts } from '@seatwise/flows/shared';
import type * as english from './accuracy.ts';
import { byRound } from './prediction.ts';
import { tierName } from './tierName.hi.ts';

const nameOf = (round: string): string =>
  byRound.rounds[round as keyof typeof byRound.rounds] ?? round;

export const figures = {
  loading: loading('आँकड़े'),
  tier: tierName,
  group: (exam, round) => (round ? `NEET ${exam}, ${nameOf(round)}` : `NEET ${exam}`),
  caption: (group, years) => `${group}, ${years}`,
  comparison: {
    heading: (exam, round) => `यही फ़ॉर्मूला क्यों: NEET ${exam}, ${nameOf(round)}`,
    details: 'आँकड़े दिखाएँ',
    hint: 'हर फ़ॉर्मूला कितना गलत निकला: नंबर जितना छोटा, उतना अच्छा। हर साल का प्रेडिक्शन उससे पहले के सालों से बनाया।',
    formula: 'फ़ॉर्मूला',
    year: (year, seats) => `${year} (${seats} सीटें)`,
    formulas: {
      chosen: 'हमारा फ़ॉर्मूला',
      slower: 'वही, पुराने सालों को ज़्यादा वज़न देकर',
      former: 'हमारा पुराना फ़ॉर्मूला',
      lastYear: 'सिर्फ़ पिछले साल की क्लोजिंग रैंक',
      median: 'पिछले सालों की बीच वाली रैंक',
    },
  },
  frozen: {
    heading: 'असली परीक्षा: 2025, जो फ़ॉर्मूले ने कभी नहीं देखा था',
    lead: 'हमने NEET UG 2025 के तीनों राउंड का अनुमान 2024 तक के डेटा से लगाया, उसे दर्ज किया, और उसके बाद ही MCC की 2025 की लिस्ट पढ़ीं।',
  },
  states: {
    lead: (states) =>
      `राज्यों की सीटें भी जाँचीं: ${states} के सबसे नए साल का अनुमान उससे पहले के सालों से लगाया।`,
    fewer: (exam, tier, [from, to], [lowest, highest]) =>
      `NEET ${exam}: ${tier} का मतलब 100 में से ${from} से ${to} है, पर कुछ राउंड में 100 में से सिर्फ़ ${lowest === highest ? lowest : `${lowest} से ${highest}`} को सीट मिलती: इस पर कम भरोसा करें।`,
    details: 'राज्यों के आँकड़े, राउंड के हिसाब से',
    group: (state, authority, group) => `${state} (${authority}), ${group}`,
  },
  byRound: 'हर परीक्षा, राउंड और साल',
  years: (first, last) => (first === last ? `${first}` : `${first} से ${last}`),
  extent: (count) =>
    `${count.seats} सीटों के ${count.predictions} प्रेडिक्शन। हर सीट को हर लिस्ट के लिए एक बार गिना है।`,
  unfilled: (seats) => `${seats} और सीटें छोड़ी हैं: उस लिस्ट में उनकी रैंक नहीं है।`,
  none: 'हमने कोई प्रेडिक्शन नहीं नापा।',
  cameTrue: (share, { lowest, highest }) =>
    lowest === highest
      ? `100 में से ${share} को सीट मिलती`
      : `100 में से ${share} को सीट मिलती (अलग-अलग लिस्ट में ${lowest} से ${highest})`,
  verdicts: {
    asSaid: 'जैसा हमने कहा था।',
    more: 'हमारे कहे से ज़्यादा।',
    moreInSomeLists: 'जैसा हमने कहा था, कुछ लिस्टों में ज़्यादा।',
    fewer: 'हमारे कहे से कम।',
    fewerInSomeLists: 'कुछ लिस्टों में हमारे कहे से कम।',
  },
  empty: 'अभी नापने के लिए कुछ नहीं',
  emptyHint: 'हमें कम से कम दो साल की क्लोजिंग रैंक चाहिए।',
  notOffered: 'यहाँ आँकड़े नहीं हैं',
  notOfferedHint: 'यह सर्वर अपने प्रेडिक्शन नहीं नापता।',
  failed: notLoaded('आँकड़े'),
  failedHint: checkConnection,
} satisfies Texts<typeof english.figures>;

export const page = {
  heading: 'हमारे प्रेडिक्शन कितने सही निकले?',
  lead: 'प्रेडिक्शन अनुमान है, वादा नहीं। देखें, पिछले सालों में हमारे अनुमान कितनी बार सही निकले।',
  tiers: {
    heading: 'बहुत अच्छा चांस, अच्छा चांस, थोड़ा चांस और मुश्किल का मतलब',
    hint: 'हर शब्द बताता है कि अगली काउंसलिंग में इस सीट के लिए आपकी रैंक काफ़ी होने का चांस कितना है।',
    chance: ({ from, to }) => {
      if (from === 0) return `${to}% से कम: 100 में से ${to} से कम छात्रों को सीट मिलने की उम्मीद है।`;
      const range = to === 100 ? `${from}% या ज़्यादा` : `${from}% से ${to}%`;
      return `${range}: 100 में से कम से कम ${from} छात्रों को सीट मिलने की उम्मीद है।`;
    },
    confidence: '“पुराना डेटा” बताता है कि पिछले सालों का डेटा कितना है। यह आपका चांस नहीं है।',
  },
  results: 'हम कितनी बार सही थे',
  method: {
    heading: 'यह कैसे नापा',
    points: [
      'हर साल का प्रेडिक्शन सिर्फ़ उससे पहले के सालों से बनाया, उसी फ़ॉर्मूले से जो आपके लिए चलता है।',
      'हर सीट को 20 तक अलग रैंक से जाँचा। आसान मामले छोड़ दिए, ताकि आँकड़े बढ़े-चढ़े न हों।',
      'प्रेडिक्शन सही तब माना, जब रैंक उस साल की क्लोजिंग रैंक के बराबर या उससे बेहतर थी।',
      'एक सीट का मतलब एक कॉलेज का कोर्स, कोटा और कैटेगरी है। राज्यों के आँकड़े अलग दिए हैं।',
    ],
  },
  limits: {
    heading: 'ये आँकड़े क्या नहीं बताते',
    points: [
      'ये सीट का वादा नहीं हैं। सीटें, नियम और छात्र हर साल बदलते हैं।',
      'सिर्फ़ कुछ साल जाँचे हैं, इसलिए संभलकर देखें। साल के आँकड़े दिखाते हैं कि फ़र्क कितना है।',
      'राउंड 1 की लिस्ट सभी सालों की है, राउंड 2 और 3 की कुछ सालों की। बाकी का अनुमान उस आखिरी साल से है, जिसकी लिस्ट हमारे पास है।',
      'ये सभी सीटों को मिलाकर हैं। कोई एक कॉलेज अलग हो सकता है, खासकर जहाँ कम छात्रों को सीट मिलती है।',
      'ये दूसरी सेवाओं से हमारी तुलना नहीं हैं।',
    ],
  },
  predict: 'अपने कॉलेज का प्रेडिक्शन देखें',
} satisfies Texts<typeof english.page>;
