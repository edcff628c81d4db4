/** Text of the landing page below the fold. */
export const offerings = {
  heading: 'Our Offerings',
  season: 'Progress tracking and document support: open My season',
  lead: 'Everything between your result and your seat, in one place.',
  cards: {
    alerts: {
      title: 'Real-time alerts',
      text: 'Schedules, notices and results of MCC and the states, here as soon as our staff have uploaded them.',
    },
    choices: {
      title: 'Smart choice filling',
      text: 'Your colleges sorted by how likely they are, and a counsellor to go through the order with. You fill it in at MCC yourself.',
    },
    counselling: {
      title: 'Personal counselling',
      text: 'A counsellor in the chat, for your rank, your category and what you hope for.',
    },
    prediction: {
      title: 'College prediction',
      text: 'Your rank beside the closing ranks of past years, with how likely each college is.',
    },
    documents: {
      title: 'Document support',
      text: 'A checklist of the certificates that your category needs, on your dashboard; a counsellor answers what is left.',
    },
    progress: {
      title: 'Progress tracking',
      text: 'Your choice lists, practice rounds, documents and payments on one dashboard. The dates of the rounds come as alerts.',
    },
  },
} as const;

export const reasons = {
  heading: 'Why choose us',
  lead: 'Counselling takes several months, and you get one chance a year.',
  points: {
    professionals: {
      title: 'Expert professionals',
      text: 'People answer in the chat, not only a bot, and say where a rule is written.',
    },
    guidance: {
      title: 'Personalized guidance',
      text: 'Advice for your rank and your category, not for an average.',
    },
    record: {
      title: 'Proven track record',
      text: 'Predictions show the closing ranks they rest on, so that you can judge them yourself.',
    },
    support: {
      title: 'Comprehensive support',
      text: 'From registration to reporting: by chat, WhatsApp, phone and email.',
    },
  },
} as const;

export const faqs = {
  heading: 'Questions that most people ask',
  lead: 'Rules change from year to year: mcc.nic.in has the last word.',
} as const;

export const contactUs = {
  heading: 'Contact Us',
  lead: 'Write to us, or reach us directly.',
  picture: 'Two people at a desk, going through a list of colleges together',
  ways: { whatsApp: 'WhatsApp', email: 'Email', phone: 'Phone' },
  formHeading: 'Send us a message',
  fields: {
    name: 'Your name',
    email: 'Email address',
    phone: 'Phone number',
    message: 'Message',
  },
  phoneHint: 'If you would like us to call you',
  submit: 'Send message',
  submitting: 'Sending...',
} as const;
