import type { Texts } from '@seatwise/flows/shared';
import type * as english from './landing.ts';
import { counsellorHours } from './site.ts';

export const content = {
  headline: 'देखें, आपकी NEET रैंक पर कौन से मेडिकल कॉलेज मिल सकते हैं',
  lead: 'NEET UG, PG और MDS के कॉलेज, चांस और तारीखें।',
  claims: ['500+ छात्रों को सीट मिली', '95% सफलता दर', '24/7 सपोर्ट'],
  claimsNote: `हेल्प बॉट: हर समय। काउंसलर: ${counsellorHours.label}। पहले दो आँकड़े हमारी अपनी गिनती हैं, जाँचे नहीं गए। सीट का वादा कोई नहीं कर सकता।`,
  claimsSource: 'देखें, हमारे प्रेडिक्शन कितनी बार सही निकले',
  createAccount: 'मेरे कॉलेज देखें',
  createAccountHint: 'मुफ़्त अकाउंट: रोज़ 3 प्रेडिक्शन।',
  accuracy: (cameTrue, exam, year) =>
    `NEET ${exam} ${year}, राउंड 1 में 100 में से ${cameTrue} “बहुत अच्छा चांस” वाले प्रेडिक्शन सही निकले।`,
  seePlans: 'प्लान देखें',
  dashboard: 'मेरा डैशबोर्ड',
} satisfies Texts<typeof english.content>;

export const chat = {
  heading: 'हमारे काउंसलर से चैट करें',
  text: 'पहले हेल्प बॉट जवाब देता है, फिर काउंसलर।',
  login: 'चैट के लिए लॉगिन करें',
  open: 'चैट खोलें',
  close: 'चैट बंद करें',
  openAll: 'बातचीत खोलें',
  panel: 'हम आपकी क्या मदद करें?',
  live: 'लाइव',
  whatsApp: 'WhatsApp करें',
} satisfies Texts<typeof english.chat>;
