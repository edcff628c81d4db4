/** The problems of an alert, by field. */
export const messages = {
  title: 'Write a title.',
  text: 'Write a text.',
  link: 'Enter a link that begins with https://.',
  publishAt: 'Enter a future time, or leave it empty.',
  confirmed: 'Check each link, number and day, then tick it.',
  refused: 'Remove the link with an @: it hides the real site.',
} as const;
