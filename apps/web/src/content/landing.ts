/** Text of the landing page; exact where the requirements quote it. */
export const content = {
  headline: 'Find the medical seat your rank can win',
  lead: 'Predict your colleges, follow every alert and plan each round of NEET UG, MDS and PG counselling with people who know the way.',
  /** The claims are fixed by the specification; the line below says what they mean. */
  claims: ['500+ Students Placed', '95% Success Rate', '24/7 Support'],
  claimsNote:
    'The help bot answers at any hour, counsellors when they are at work. The two figures are our own; nobody outside has checked them. Past results promise no seat.',
  createAccount: 'Create Account',
  seePlans: 'See plans',
  dashboard: 'My Dashboard',
} as const;

export const chat = {
  heading: 'Chat with our Counselor',
  text: 'Ask about rounds, quotas, documents or your choices. A person answers where the help bot cannot.',
  login: 'Login to chat',
  open: 'Open the chat',
  close: 'Close the chat',
  openAll: 'Open the conversations',
  panel: 'How can we help?',
  live: 'Live',
  whatsApp: 'Message us on WhatsApp',
} as const;
