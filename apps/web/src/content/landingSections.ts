/** Text of the landing page below the fold. */
export const offerings = {
  heading: 'Our Offerings',
  lead: 'Everything between your result and your seat, in one place.',
  cards: {
    alerts: {
      title: 'Real-time alerts',
      text: 'Schedules, notices and results of MCC and the states, the day they are published.',
    },
    choices: {
      title: 'Smart choice filling',
      text: 'An order of choices that leaves no better seat behind, checked before every round.',
    },
    counselling: {
      title: 'Personal counselling',
      text: 'A counsellor who knows your rank, your category and what you hope for.',
    },
    prediction: {
      title: 'College prediction',
      text: 'Your rank beside the closing ranks of past years, with how likely each college is.',
    },
    documents: {
      title: 'Document support',
      text: 'Which certificate is needed when, in which format, and who has to sign it.',
    },
    progress: {
      title: 'Progress tracking',
      text: 'Where you stand in each round, and what is to be done next.',
    },
  },
} as const;

export const reasons = {
  heading: 'Why choose us',
  lead: 'Counselling is a few weeks long and cannot be repeated. We are there for all of them.',
  points: {
    professionals: {
      title: 'Expert professionals',
      text: 'Counsellors who have led students through every kind of round.',
    },
    guidance: {
      title: 'Personalized guidance',
      text: 'Advice for your rank and your category, not for an average.',
    },
    record: {
      title: 'Proven track record',
      text: 'More than 500 students have taken the seat that they were aiming for.',
    },
    support: {
      title: 'Comprehensive support',
      text: 'From registration to reporting, by chat, by phone and by email.',
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
