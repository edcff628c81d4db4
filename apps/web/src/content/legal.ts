/** The terms and the privacy notice; their facts must stay those of the product. */
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
  /** What is not yet settled, shown above the text. */
  readonly pending: string;
  readonly sections: readonly LegalSection[];
}

const updated = 'In force from 22 November 2026';

const pending =
  'The operator’s name, address, GSTIN, grievance officer and contacts are placeholders here. The operator sets them, and has the text checked, before anything is sold.';

const grievance: LegalSection = {
  id: 'grievance',
  heading: 'Grievance officer',
  paragraphs: [
    `${operator.grievanceOfficer}, ${operator.name}, ${operator.address}. Email ${contact.email.label}, phone ${contact.phone.label}.`,
    'A complaint is acknowledged within 48 hours and answered within one month of its receipt. Give your roll number or registered email and, for a payment, its payment ID.',
  ],
};

export const terms: LegalText = {
  heading: 'Terms',
  updated,
  pending,
  sections: [
    {
      id: 'parties',
      heading: 'Between whom',
      paragraphs: [
        `These terms are a contract between you and ${operator.name}, ${operator.address} (GSTIN ${operator.gstin}), which runs Seatwise. You agree to them when you create an account, sign in or buy a plan.`,
      ],
    },
    {
      id: 'service',
      heading: 'What we offer',
      paragraphs: [
        'College predictions from the closing ranks of earlier years, a seat matrix to search, documents of the counselling that our staff upload, a help bot, and a chat with our counsellors.',
        'A prediction is evidence and no promise. Seats are allotted by the Medical Counselling Committee (MCC) and the states alone; what they publish prevails over what we show. We are not connected with MCC, NTA, NBEMS or any college, and nobody can sell you a seat.',
        'Rows that are marked as sample data are made for trying the product out and come from no official list.',
        'The help bot answers at any hour. Counsellors are people: a message that finds none of them at work is answered later.',
      ],
    },
    {
      id: 'age',
      heading: 'If you are under 18',
      paragraphs: [
        'Your parent or guardian has to agree to these terms and to the privacy notice before you create an account, and makes the contract for you. They can ask us at any time to see, correct or erase what we keep of you. Purchases by a minor without that consent are cancelled and refunded in full.',
      ],
    },
    {
      id: 'plans',
      heading: 'Plans: what they give and for how long',
      paragraphs: [
        'A plan is paid once. It does not renew, and nothing is charged again.',
        'It starts when the payment is verified and holds for at least 12 months from that day, and for all rounds of the counselling year in which you bought it. A plan you already hold, or a smaller one, is not sold to you again.',
      ],
      points: [
        'FREE: 3 college predictions a day, the seat matrix, alerts and documents, the help bot and the chat.',
        'BASIC: all of FREE, with 10 college predictions a day.',
        'ADVANCE: all of BASIC, with unlimited college predictions, and a counsellor who goes through your order of choices with you in the chat.',
        'PREMIUM: all of ADVANCE, with one counsellor who stays with you until you have joined. You agree on this counsellor in the chat; the app does not assign one by itself yet.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment, GST and invoice',
      paragraphs: [
        'Prices are in Indian rupees. 18% GST is added and shown before you pay. Payment is taken by Razorpay or PayU, whichever you choose; your card or bank details go to them and never to us.',
        'Your profile lists every payment with a receipt that shows the base price, the GST and the total. It is not a tax invoice: that, with our GSTIN and, if you give one, yours, is sent by email on request, within 30 days of the payment. The app does not make it by itself yet. GST law gives you a tax invoice for every purchase of ₹200 or more; you need no reason to ask for it.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      paragraphs: [
        'Refunds go to the account or card that paid, GST included. We start them within 2 working days; banks usually need 5 to 7 working days more.',
      ],
      points: [
        'Paid twice, paid for a plan that you already hold, or paid for an account that no longer exists: refunded in full. Your payments show it as due; you have nothing to do.',
        'Changed your mind: refunded in full if you write to us within 7 days of the payment and no counsellor has yet gone through your choices with you. Your account returns to the plan it had before.',
        'We could not give what the plan names: refunded in full, or in part if you used some of it.',
        'Otherwise no refund, and none because a college did not become yours. What consumer law gives you stays untouched.',
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      paragraphs: [
        'Give your own rank and roll number, and keep your password to yourself. Fill in and lock your choices yourself, on the websites of MCC and the states: we do not do it for you and never ask for your password there. Do not copy the data in bulk, resell it, or disturb others in the chat.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending it',
      paragraphs: [
        'You can stop at any time; ask us to delete your account. We may block an account that breaks these terms, with the reason and after a warning unless harm is near. If we end the service while your plan holds, you get back the part of the price for the time that is left.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability and law',
      paragraphs: [
        'We answer for what we do wilfully or carelessly. For choices that you made, and for changes of rules, dates or seats by the authorities, we do not. Indian law applies. Consumer forums and courts are those that the Consumer Protection Act, 2019 names, among them those where you live.',
      ],
    },
    grievance,
  ],
};

export const privacy: LegalText = {
  heading: 'Privacy',
  updated,
  pending,
  sections: [
    {
      id: 'who',
      heading: 'Who keeps your data',
      paragraphs: [
        `${operator.name}, ${operator.address}, is the data fiduciary under the Digital Personal Data Protection Act, 2023 (DPDP Act). This notice says what we keep, why, and how you get it corrected or erased.`,
      ],
    },
    {
      id: 'what',
      heading: 'What we keep, and why',
      paragraphs: ['Only what the service needs, on the consent that you give at sign-up:'],
      points: [
        'Name, email and phone number: to open your account, to send codes, and to answer you.',
        'Roll number, All India Rank, counselling category and gender: to predict the seats that fit you, and to tell you apart from others.',
        'What you choose to answer about your home state, category, gender, disability, community, ESI cover, armed forces family, NRI status, university and budget: to leave out seats that you cannot apply for. Each answer is optional, and you can take it back in your profile.',
        'Your password, as a salted hash that cannot be read back.',
        'Your predictions: how many you used on which day, because plans limit them, and the last question, so that you find its answer again.',
        'Your choice lists with their versions and notes, your shortlist, and the links that you share: so that you have them on each device. Our counsellors see a list that you share with them, and write comments beside it.',
        'The topics of alerts that you chose: to show you what you want to hear of.',
        'After a change of your email the old address, for 7 days: so that you can undo a change that was not yours.',
        'An audit trail of what staff change in accounts and orders: to find mistakes and misuse.',
        'Your messages to our counsellors, and what you write in the contact form: to answer you. The help bot answers in your browser. What it cannot answer is sent to us and noted without your name or account, with email addresses and long numbers taken out, so that we can answer it from then on.',
        'Your plan, orders and payments with the provider’s numbers, but no card or bank details: to give you the plan, a receipt and a refund.',
        'Addresses of failed sign-ins, for a day, and of requested codes, for an hour: to stop people who guess.',
      ],
    },
    {
      id: 'device',
      heading: 'On your device',
      paragraphs: [
        'Your browser keeps your session, half-filled forms, your theme and the seat matrix, so that the app works on a poor connection. Signing out removes the session. There are no advertising cookies, no analytics and no tracking. The payment provider’s page opens only when you pay, under its own privacy policy.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else sees it',
      paragraphs: [
        'Our staff, as far as their work needs it; the payment provider you choose (amount, name, email, phone); the companies that run our servers and send our emails, under contract; and authorities where the law compels us. We sell nothing to colleges, agents or advertisers.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long',
      paragraphs: [
        'As long as you have an account. If you withdraw your consent or ask for erasure we close the account at once and erase its data within 30 days, except invoices and payments, which tax law makes us keep: at present six years after the annual return of the year.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        `Write to ${contact.email.label} from your registered address. There is no button for these in the app yet, except for your email and phone number, which you change in your profile. We answer within 30 days.`,
      ],
      points: [
        'See what we keep of you, and with whom it was shared.',
        'Have it corrected, completed, updated or erased.',
        'Withdraw your consent, as easily as you gave it. What happened before stays lawful.',
        'Name somebody who may use these rights for you after death or incapacity.',
        'Complain to our grievance officer and, if that does not help, to the Data Protection Board of India.',
      ],
    },
    {
      id: 'minors',
      heading: 'If you are under 18',
      paragraphs: [
        'The DPDP Act wants the verifiable consent of a parent or lawful guardian. They give it before you sign up; we may ask them to confirm it, from their own email or phone, and close the account if they do not. They have all the rights above for you. We do not track children, profile their behaviour or show them advertising.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      paragraphs: [
        'Data travels encrypted, passwords are hashed, sessions end by themselves, and each wrong password makes the next try wait longer. If personal data is breached we tell you and the Data Protection Board without delay: what happened, what it may mean for you, and what to do.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'A change of this notice shows here with its date. If it asks for more than you agreed to, we ask you again.',
      ],
    },
    grievance,
  ],
};
