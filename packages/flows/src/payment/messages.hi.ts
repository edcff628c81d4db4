import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  login: 'खरीद पूरी करने के लिए लॉगिन करें',
  noOrderId: 'पेमेंट शुरू नहीं हो पाया (ऑर्डर ID नहीं मिली)। फिर कोशिश करें।',
  notStarted: 'पेमेंट शुरू नहीं हो पाया। फिर कोशिश करें।',
  notOpened: 'पेमेंट शुरू नहीं हो पाया।',
  notCompleted: 'पेमेंट पूरा नहीं हुआ। फिर कोशिश करें।',
  verified: 'पेमेंट हो गया और जाँच लिया गया!',
  unverified: 'पेमेंट की जाँच नहीं हो पाई। हमसे संपर्क करें।',
  unconfirmed: 'पेमेंट हो गया, पर सर्वर पर उसकी जाँच नहीं हो पाई। हमसे संपर्क करें।',
  missingPayload: 'पेमेंट की जानकारी नहीं मिली',
  missingCreatePayload: 'PayU ऑर्डर की जानकारी नहीं मिली',
} satisfies Texts<typeof english.messages>;

export const ownMessages = {
  verifiedWithId: (paymentId) => `${messages.verified} पेमेंट ID: ${paymentId}`,
  attemptFailed: 'इस बार पेमेंट नहीं हुआ। बैंक ने पैसे काटे हों, तो पहले हमें फ़ोन करें। नहीं तो फिर कोशिश करें।',
  elsewhere: 'जो टैब खुला है, उसमें पेमेंट पूरा करें। फिर यहाँ देखें।',
  underWay: 'पेमेंट अभी पक्का नहीं हुआ है। दोबारा पैसे न दें। थोड़ी देर बाद फिर देखें।',
  unreadable: 'हमें अभी पता नहीं कि आपके पैसे पहुँचे या नहीं। अभी दोबारा पैसे न दें। पहले पेमेंट फिर देखें।',
  checkedLater: 'दोबारा पैसे न दें। आप ऑनलाइन होंगे या “फिर देखें” दबाएँगे, तो हम यह पेमेंट फिर देखेंगे।',
  cancelled: 'पेमेंट रद्द हो गया। कोई पैसा नहीं कटा।',
  notCancelled: 'पेमेंट रद्द नहीं हो पाया। फिर कोशिश करें।',
  notPaid: 'पेमेंट पूरा नहीं हुआ। आप फिर कोशिश कर सकते हैं।',
} satisfies Texts<typeof english.ownMessages>;
