/** Text of the landing page below the fold. */
export const offerings = {
  heading: 'Our Offerings',
  season: 'Open my dashboard',
  cards: {
    alerts: {
      title: 'Real-time alerts',
      text: 'Notices of MCC and the states.',
    },
    choices: {
      title: 'Smart choice filling',
      text: 'Your list in the right order. You fill it on mcc.nic.in yourself.',
    },
    counselling: {
      title: 'Personal counselling',
      text: 'A counsellor for your rank, budget and dream college.',
    },
    prediction: {
      title: 'College prediction',
      text: 'Your rank beside the closing ranks of past years.',
    },
    documents: {
      title: 'Document support',
      text: 'The certificates that you need.',
    },
    progress: {
      title: 'Progress tracking',
      text: 'Lists, practice, documents and payments on one dashboard.',
    },
  },
} as const;

export const reasons = {
  heading: 'Why choose us',
  points: {
    professionals: {
      title: 'Expert professionals',
      text: 'Real people answer, with the official rule.',
    },
    guidance: {
      title: 'Personalized guidance',
      text: 'Advice for your rank and category.',
    },
    record: {
      title: 'Proven track record',
      text: 'Every prediction shows its closing ranks.',
    },
    support: {
      title: 'Comprehensive support',
      text: 'From registration to reporting.',
    },
  },
} as const;

export const faqs = {
  heading: 'Common questions',
  lead: 'Rules change every year. Always check mcc.nic.in.',
  more: (count: number) => `${count} more questions`,
} as const;

export const contactUs = {
  heading: 'Contact Us',
  picture: 'Two people at a desk, going through a list of colleges together',
  ways: { whatsApp: 'WhatsApp', email: 'Email', phone: 'Phone' },
  formHeading: 'Send us a message',
  fields: {
    name: 'Your name',
    email: 'Email address',
    phone: 'Phone number',
    message: 'Message',
  },
  phoneHint: 'If we may call you',
  submit: 'Send message',
  submitting: 'Sending...',
} as const;
