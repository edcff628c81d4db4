import type { ContactMessage, User } from '../../db/records.ts';
import type { Notice } from './outbox.ts';

type Owner = Pick<User, 'email' | 'language'>;

/** The language that an account keeps chooses the words. */
const inWords =
  (english: readonly [subject: string, text: string], hindi: typeof english) =>
  ({ email, language }: Owner, link: string | null): Notice => {
    const [subject, text] = language === 'hi' ? hindi : english;
    return { email, subject, text, link };
  };

/** The owner of the mailbox learns of a new password, whether or not they set it. */
export const passwordChanged = (owner: Owner): Notice =>
  inWords(
    [
      'Your password was changed',
      'Your Seatwise password was changed, and we logged out all your devices. Was it not you? Press «Reset Password» on the login page now, and write to us.',
    ],
    [
      'आपका पासवर्ड बदला गया',
      'आपका Seatwise पासवर्ड बदला गया, और हमने आपके सभी डिवाइस लॉगआउट कर दिए। यह आपने नहीं किया? लॉगिन पेज पर अभी «पासवर्ड बदलें» दबाएँ, और हमें लिखें।',
    ],
  )(owner, '/login');

/** To the previous address. The token follows the `#`, which browsers send to no server. */
export const emailChanged = (before: Owner, now: string, token: string): Notice =>
  inWords(
    [
      'The email of your account was changed',
      `Your Seatwise account now has the email ${now}. Was it not you? Open this link within seven days to undo the change.`,
    ],
    [
      'आपके अकाउंट का ईमेल बदला गया',
      `आपके Seatwise अकाउंट का ईमेल अब ${now} है। यह आपने नहीं किया? बदलाव वापस लेने के लिए सात दिन में यह लिंक खोलें।`,
    ],
  )(before, `/undo-email-change#${token}`);

/** To the address that an undone change had brought in. */
export const emailRestored = (before: Owner, now: string): Notice =>
  inWords(
    [
      'The change of email was undone',
      `The owner of ${now} undid the change. No Seatwise account has this address any more.`,
    ],
    [
      'ईमेल का बदलाव वापस लिया गया',
      `${now} के मालिक ने बदलाव वापस ले लिया। अब किसी Seatwise अकाउंट का यह पता नहीं है।`,
    ],
  )(before, null);

/** The last mail to who deleted their account, or whose account was deleted by who has their password. */
export const accountDeleted = (owner: Owner): Notice =>
  inWords(
    [
      'Your account was deleted',
      'Your Seatwise account and its data were deleted. We keep your payments, because tax law asks for it. Was it not you? Write to us.',
    ],
    [
      'आपका अकाउंट मिटा दिया गया',
      'आपका Seatwise अकाउंट और उसका डेटा मिटा दिया गया। आपके पेमेंट हम टैक्स कानून के कारण रखते हैं। यह आपने नहीं किया? हमें लिखें।',
    ],
  )(owner, null);

/** The office's answer to a message of the contact form. */
export const contactReply = ({ email, message }: ContactMessage, text: string): Notice => ({
  email,
  subject: 'Our answer to your message',
  text: `${text}\n\nYou wrote:\n${message}`,
  link: null,
});
