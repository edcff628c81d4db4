import { counsellorHours } from './site.ts';

/** Text of the landing page; exact where the requirements quote it. */
export const content = {
  headline: 'See which medical colleges your NEET rank can get',
  lead: 'Enter your rank. See your colleges, your chances and your next deadline in NEET UG, MDS and PG counselling. Counsellors help when you are stuck.',
  /** The claims are fixed by the specification; the line below says what they mean. */
  claims: ['500+ Students Placed', '95% Success Rate', '24/7 Support'],
  claimsNote: `Help bot: at any hour. Counsellors: ${counsellorHours.label}. The two figures are our own count; nobody outside has checked them. Nobody can promise you a seat.`,
  claimsSource: 'See how often our predictions were right',
  createAccount: 'See my colleges',
  createAccountHint: 'Free: create an account and get 3 predictions a day.',
  accuracy: (cameTrue: number, exam: string, year: number) =>
    `${cameTrue} of 100 “Very Likely” predictions came true in NEET ${exam} ${year}, Round 1.`,
  seePlans: 'See plans',
  dashboard: 'My Dashboard',
} as const;

export const chat = {
  heading: 'Chat with our Counselor',
  text: 'Ask about rounds, quotas, documents or your choices. If the help bot cannot answer, a counsellor will.',
  login: 'Login to chat',
  open: 'Open the chat',
  close: 'Close the chat',
  openAll: 'Open the conversations',
  panel: 'How can we help?',
  live: 'Live',
  whatsApp: 'Message us on WhatsApp',
} as const;
