import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  expired: 'आपका लॉगिन खत्म हो गया। फिर से लॉगिन करें।',
} satisfies Texts<typeof english.messages>;

export const ownMessages = {
  detailsFailed: 'हम आपका अकाउंट लोड नहीं कर पाए, इसलिए आपको लॉगआउट कर दिया। फिर से लॉगिन करें।',
  signedOutElsewhere: 'आपने दूसरे टैब में लॉगआउट किया है।',
  unknownRole: 'हम आपके अकाउंट की भूमिका नहीं पहचान पाए। हमसे संपर्क करें।',
} satisfies Texts<typeof english.ownMessages>;
