/** A placeholder that the operator replaces. */
const pending =
  'This text is a placeholder. The operator of this site supplies the binding version before it is offered to students.';

export const terms = {
  heading: 'Terms',
  pending,
  sections: [
    {
      heading: 'What we offer',
      text: 'Predictions drawn from the closing ranks of earlier years, a list of seats, alerts, and advice by people. They are evidence and no promise: seats are allotted by the counselling authorities alone.',
    },
    {
      heading: 'Plans and payment',
      text: 'A plan is paid once, GST included, and holds for the time it names. Payment is taken by the provider you choose; we never see your card.',
    },
    {
      heading: 'Your part',
      text: 'Give your own rank and roll number, keep your password to yourself, and decide for yourself which choices you fill in.',
    },
  ],
} as const;

export const privacy = {
  heading: 'Privacy',
  pending,
  sections: [
    {
      heading: 'What we keep',
      text: 'What you told us when you signed up, your plan, your messages to our counsellors, and the predictions you asked for.',
    },
    {
      heading: 'Why',
      text: 'To show you seats that fit your rank, to answer you, and to tell you of rounds that concern you. Nothing is sold and nobody else is shown it.',
    },
    {
      heading: 'What you can do',
      text: 'Ask us at any time what we keep, have it corrected, or have it erased.',
    },
  ],
} as const;
