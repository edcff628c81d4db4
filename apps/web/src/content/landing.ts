import { counsellorHours } from './site.ts';

/** Text of the landing page; exact where the requirements quote it. */
export const content = {
  headline: 'See which medical colleges your NEET rank can get',
  lead: 'Colleges, chances and deadlines for NEET UG, PG and MDS.',
  /** The specification fixes the claims; the line below says what they mean. */
  claims: ['500+ Students Placed', '95% Success Rate', '24/7 Support'],
  claimsNote: `Help bot: at any hour. Counsellors: ${counsellorHours.label}. The two figures are our own count, unchecked. Nobody can promise you a seat.`,
  claimsSource: 'See how often our predictions were right',
  createAccount: 'See my colleges',
  createAccountHint: 'Free account: 3 predictions a day.',
  accuracy: (cameTrue: number, exam: string, year: number) =>
    `${cameTrue} of 100 “Very Likely” predictions came true in NEET ${exam} ${year}, Round 1.`,
  seePlans: 'See plans',
  dashboard: 'My Dashboard',
} as const;

export const chat = {
  heading: 'Chat with our Counselor',
  text: 'The help bot answers first, then a counsellor.',
  login: 'Login to chat',
  open: 'Open the chat',
  close: 'Close the chat',
  openAll: 'Open the conversations',
  panel: 'How can we help?',
  live: 'Live',
  whatsApp: 'WhatsApp us',
} as const;
