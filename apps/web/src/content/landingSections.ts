/** Text of the landing page below the fold. */
export const offerings = {
  heading: 'Our Offerings',
  season: 'Open my dashboard: progress tracking and document support',
  lead: 'Everything between your result and your seat, in one place.',
  cards: {
    alerts: {
      title: 'Real-time alerts',
      text: 'MCC and state notices, added here as soon as we get them.',
    },
    choices: {
      title: 'Smart choice filling',
      text: 'Build your choice list in the right order. A counsellor checks it with you. You then fill it on mcc.nic.in yourself.',
    },
    counselling: {
      title: 'Personal counselling',
      text: 'Ask a counsellor about your rank, category, budget and dream college.',
    },
    prediction: {
      title: 'College prediction',
      text: 'Compare your rank with the closing ranks of past years and see your chance at each college.',
    },
    documents: {
      title: 'Document support',
      text: 'A checklist of the certificates that your category needs, on your dashboard. Ask a counsellor if you are unsure.',
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
      text: 'Real people answer in the chat, and show you the official rule.',
    },
    guidance: {
      title: 'Personalized guidance',
      text: 'Advice for your rank and category, not for everyone.',
    },
    record: {
      title: 'Proven track record',
      text: 'Every prediction shows the closing ranks behind it, so you can check it yourself.',
    },
    support: {
      title: 'Comprehensive support',
      text: 'From registration to reporting: by chat, WhatsApp, phone and email.',
    },
  },
} as const;

export const faqs = {
  heading: 'Common questions',
  lead: 'Rules change every year. Always check mcc.nic.in.',
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
