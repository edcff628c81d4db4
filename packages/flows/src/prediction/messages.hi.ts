import { plural } from '../shared/plural.ts';
import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  free: 'आप FREE प्लान पर हैं। ज़्यादा प्रेडिक्शन चाहिए, तो प्लान बढ़ाएँ।',
  basic: (attempts) =>
    plural(attempts, {
      one: 'आपके BASIC प्लान में # प्रेडिक्शन बचा है।',
      other: 'आपके BASIC प्लान में # प्रेडिक्शन बचे हैं।',
    }),
  basicUsedUp: 'आपके सभी मुफ़्त प्रेडिक्शन पूरे हो गए। आगे के लिए अपना प्लान बढ़ाएँ।',
  unlimited: 'आपके PREMIUM प्लान में जितने चाहें उतने प्रेडिक्शन हैं।',
  unknownPlan: 'हम यह प्लान नहीं पहचान पाए। फिर से लॉगिन करें या हमसे संपर्क करें।',
  predict: 'प्रेडिक्शन देखें',
  predicting: 'प्रेडिक्शन बन रहा है...',
  locked: 'लॉक है: प्लान बढ़ाएँ',
  nothingToExport: 'फ़ाइल में डालने के लिए कुछ नहीं है',
  noData: 'कुछ नहीं है',
} satisfies Texts<typeof english.messages>;

export const pools = {
  OP: 'ओपन सीट',
  OBC: 'ओबीसी',
  BC: 'ओबीसी',
  SC: 'अनुसूचित जाति',
  ST: 'अनुसूचित जनजाति',
  EW: 'आर्थिक रूप से कमज़ोर वर्ग',
} satisfies Texts<typeof english.pools>;

export const everyYearName = 'सभी';
