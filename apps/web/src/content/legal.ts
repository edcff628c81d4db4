/** The terms and the privacy notice; keep their facts in line with the product. */
import { invoiceYears, keptDays } from '@seatwise/api-client/contract/constants/retention';
import type { Operator } from '../env.ts';
import { contact, operator } from './site.ts';

interface LegalSection {
  /** The anchor of the section, for links from other pages. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

export interface LegalText {
  readonly heading: string;
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}

const updated = 'Valid from 26 November 2026';

/** The site's operator in the form a sentence needs, and the details that are still missing. */
export const operatorTexts = ({ name, address, gstin, grievanceOfficer, isNamed }: Operator) => ({
  party: [name || 'the company that runs Seatwise', address, gstin && `GSTIN ${gstin}`]
    .filter(Boolean)
    .join(', '),
  officer: grievanceOfficer ? `Our grievance officer is ${grievanceOfficer}. ` : '',
  missing: isNamed ? [] : ['The company’s registered details will be added here.'],
});

const { party, officer, missing } = operatorTexts(operator);

const grievance: LegalSection = {
  id: 'grievance',
  heading: 'Grievance officer',
  paragraphs: [
    `${officer}Write to ${contact.email.label}${operator.isNamed ? ` or call ${contact.phone.label}` : ''}.`,
    'We confirm a complaint within 48 hours and answer it within one month of receiving it. Give your roll number or registered email. For a payment, add its payment ID.',
  ],
};

export const terms: LegalText = {
  heading: 'Terms',
  updated,
  sections: [
    {
      id: 'parties',
      heading: 'Who agrees to these terms',
      paragraphs: [
        `These terms are a contract between you and ${party}. You agree to them when you create an account, log in or buy a plan.`,
        ...missing,
      ],
    },
    {
      id: 'service',
      heading: 'What we offer',
      paragraphs: [
        'We offer college predictions from closing ranks of earlier years, a seat matrix, and counselling documents that our staff upload. We also offer a help bot and a chat with our counsellors.',
        'A prediction is an estimate, not a promise. Only the Medical Counselling Committee (MCC) and the states allot seats. What they publish decides, not what we show. We are not connected with MCC, NTA, NBEMS or any college. Nobody can sell you a seat.',
        'The help bot answers at any hour. Counsellors are people: if none is at work, we answer your message later.',
      ],
    },
    {
      id: 'age',
      heading: 'If you are under 18',
      paragraphs: [
        'Your parent or guardian must agree to these terms and to the privacy notice before you create an account. They make the contract for you. At sign-up you tick that they agree, and give their mobile number or email. Before you buy a plan, they confirm it by a code that we send to their email. They can ask us at any time to see, correct or erase your data. If a minor buys without this consent, we cancel the purchase and refund it in full.',
      ],
    },
    {
      id: 'plans',
      heading: 'Plans: what you get, and for how long',
      paragraphs: [
        'You pay for a plan once. It does not renew, and we do not charge you again.',
        'Your plan starts when we have verified the payment. It is valid for at least 12 months from that day. It also covers all rounds of the counselling year in which you bought it. We do not sell you a plan that you already have, or a smaller one. If you move to a larger plan, you pay its full price: we do not deduct what you paid for the smaller one.',
      ],
      points: [
        'FREE: 3 college predictions a day, the seat matrix, alerts and documents, the help bot and the chat.',
        'BASIC: all of FREE, with 10 college predictions a day.',
        'ADVANCE: all of BASIC, with unlimited college predictions. A counsellor checks your choice list with you in the chat.',
        'PREMIUM: all of ADVANCE, with one counsellor of your own until you join a college. You agree on this counsellor in the chat: the app does not assign one yet.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment, GST and invoice',
      paragraphs: [
        'Prices are in Indian rupees. We add 18% GST and show it before you pay. You pay through Razorpay or PayU, as you choose. Your card or bank details go to them and never to us.',
        'Your profile lists every payment with a receipt: base price, GST and total. The receipt is not a tax invoice. Ask us for a tax invoice, and we email it within 30 days of the payment. It shows our GSTIN and, if you give it, yours. The app does not make it by itself yet. GST law gives you a tax invoice for every purchase of ₹200 or more. You need no reason to ask for it.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      paragraphs: [
        'We refund to the account or card that paid, GST included. We start a refund within 2 working days. Banks usually need 5 to 7 working days more.',
      ],
      points: [
        'You paid twice, or for a plan that you already have, or for a deleted account: we refund you in full. Your payments show the refund as due. You need not do anything.',
        'You changed your mind: write to us within 7 days of the payment. We refund you in full if no counsellor has checked your choices with you yet. Your account returns to its earlier plan.',
        'We could not give you what the plan promises: we refund you in full. If you used some of it, we refund a part.',
        'In all other cases there is no refund, also if you do not get the college you wanted. Your rights under consumer law stay.',
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      paragraphs: [
        'Give your own rank and roll number. Keep your password to yourself. Fill and lock your choices yourself on the websites of MCC and the states. We do not do it for you, and we never ask for your password there. Do not copy the data in bulk, resell it, or disturb others in the chat.',
      ],
    },
    {
      id: 'ending',
      heading: 'If you or we stop',
      paragraphs: [
        'You can stop at any time: delete your account in your profile. We may block an account that breaks these terms. We give the reason and warn first, unless harm is near. If we end the service while your plan is valid, we refund the price for the time left.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability and law',
      paragraphs: [
        'We are liable for what we do wilfully or carelessly. We are not liable for choices that you made, or for rules, dates or seats that the authorities change. Indian law applies. You can go to the consumer forums and courts that the Consumer Protection Act, 2019 names, also where you live.',
      ],
    },
    grievance,
  ],
};

export const privacy: LegalText = {
  heading: 'Privacy',
  updated,
  sections: [
    {
      id: 'who',
      heading: 'Who keeps your data',
      paragraphs: [
        `Your data fiduciary under the Digital Personal Data Protection Act, 2023 (DPDP Act) is ${party}. This notice says what we keep, why, and how to get it corrected or erased.`,
        ...missing,
      ],
    },
    {
      id: 'what',
      heading: 'What we keep, and why',
      paragraphs: ['We keep only what the service needs. You agree to it at sign-up:'],
      points: [
        'Name, email and phone number: to open your account, to send codes, and to answer you.',
        'If you are under 18, the mobile number or email of your parent or guardian: to ask whether they agree by a code.',
        'Roll number, All India Rank, counselling category and gender: to predict your seats, and to tell you apart from others.',
        'Your answers to the questions about yourself, such as home state, category, disability and budget: to hide seats that you cannot apply for, and to mark seats that cost more. We ask about gender, community, ESI cover, armed forces family, NRI status and university too. Each answer is optional. You can remove it in your profile. If you send a list to your counsellor, they see your answers too.',
        'Your password, as a salted hash that nobody can read back.',
        'Your predictions: how many you used each day, because plans limit them. Also the last one, so that you find its answer again.',
        'Your choice lists with versions and notes, your shortlist, and your shared links: so that you have them on each device. Our counsellors see a list that you share with them, and comment on it.',
        'In a chat our counsellors see your rank, plan, email, phone and roll number. They also see your last prediction, and the names of your lists: to answer you.',
        'The alerts that you chose: to show you what you want.',
        'The language of your pages: to write our emails in it.',
        `Your old email, for ${keptDays.formerEmail} days after a change: so that you can undo a change that was not yours.`,
        'Where you are logged in: browser, system and times, until the session ends. So you can log a device out that is not yours. We keep no network address of it.',
        'A record of what staff change in accounts and orders: to find mistakes and misuse.',
        'Your messages to our counsellors, and what you write in the contact form: to answer you. The help bot answers in your browser. If it cannot answer, it sends us the question, so that we can add an answer. We keep the question without your name or account, and remove email addresses and long numbers.',
        'Your plan, orders and payments with the provider’s numbers: to give you the plan, a receipt and a refund. We keep no card or bank details.',
        'The network address of failed logins and contact messages (for a day), and of sign-ups and requested codes (for an hour): to stop people who guess or flood us.',
      ],
    },
    {
      id: 'device',
      heading: 'On your device',
      paragraphs: [
        'Your browser keeps your session, half-filled forms, your theme, your lists, your document ticks and the seat matrix. So the app works on a poor connection. When you log out, the session goes. We set three cookies. seatwise-browser and XSRF-TOKEN protect you from forged forms, for 30 days. seatwise-sequence lasts one minute after you save. It lets every server show you what you saved. There are no advertising cookies, no analytics and no tracking. The payment provider’s page opens only when you pay. It has its own privacy policy.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else sees it',
      paragraphs: [
        'Our staff see what their work needs. The payment provider you choose gets amount, name, email and phone. Companies that run our servers and send our emails see data under contract. Authorities get data where the law compels us. We sell nothing to colleges, agents or advertisers.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long',
      paragraphs: [
        'We keep your data as long as you have an account. If you delete it in your profile, we erase its data at once. Some things go earlier, and some have to stay longer:',
      ],
      points: [
        `You ask us to delete your account: we close it at once, and erase its data within ${keptDays.closedAccount} days.`,
        `A chat that our counsellors closed: we erase it ${keptDays.closedConversation} days after its last message.`,
        `A message from the contact form: we erase it ${keptDays.contactMessage} days after our last reply. If we did not reply, we count from the day you sent it.`,
        `An order that you did not pay: we erase it after ${keptDays.unpaidOrder} days.`,
        `Invoices and payments: tax law makes us keep them for ${invoiceYears} years after the annual return of the year. Then we erase them.`,
        'The record of what staff changed stays, because a record with gaps proves nothing.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        `Your profile has the buttons: change your email and phone number, download your data, delete your account. For everything else write to ${contact.email.label} from your registered email. We answer within 30 days.`,
      ],
      points: [
        'See your data, and who we shared it with.',
        'Have it corrected, completed, updated or erased.',
        'Withdraw your consent, as easily as you gave it. What we did before stays lawful.',
        'Name a person who may use these rights for you after death or incapacity.',
        'Complain to our grievance officer and, if that does not help, to the Data Protection Board of India.',
      ],
    },
    {
      id: 'minors',
      heading: 'If you are under 18',
      paragraphs: [
        'The DPDP Act asks for the verifiable consent of a parent or lawful guardian. They give it before you sign up, and confirm it by a code that we send to their own email. Before that, you cannot buy a plan. If they do not agree, they write to us, and we close the account. They have all the rights above for you. We do not track children, profile their behaviour or show them advertising.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      paragraphs: [
        'We encrypt data on its way and hash passwords. Sessions end by themselves. Each wrong password makes the next try wait longer. If personal data is breached, we tell you and the Data Protection Board without delay. We say what happened, what it may mean for you, and what to do.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'We show every change of this notice here with its date. If we need more than you agreed to, we ask you again.',
      ],
    },
    grievance,
  ],
};
