import { checkConnection, notLoaded, unreachable } from '../shared/sentences.ts';
import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  rank: 'अपनी ऑल इंडिया रैंक नंबरों (0–9) में भरें, जैसे 45,210। मार्क्स नहीं।',
  list: 'अपनी कोई लिस्ट चुनें।',
  nothingFits:
    'इस लिस्ट से प्रैक्टिस नहीं हो सकती। इसकी सीटों की क्लोजिंग रैंक हमें पता नहीं, या आपकी प्रोफ़ाइल के मुताबिक ये आपको नहीं मिल सकतीं।',
  unreachable,
  failed: `${notLoaded('प्रैक्टिस')} ${checkConnection}`,
  notOffered: 'प्रैक्टिस राउंड यहाँ उपलब्ध नहीं है।',
  stopped: 'हम यह राउंड नहीं चला पाए। फिर कोशिश करें।',
} satisfies Texts<typeof english.messages>;
