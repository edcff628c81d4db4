/** What is wrong with an alert, by field. */
export const messages = {
  title: 'Write a title.',
  text: 'Write a text.',
  link: 'Enter an address that begins with https://.',
  publishAt: 'Name a time that is still to come, or leave it empty.',
  confirmed: 'Check each link and number, then tick it.',
  refused: 'Take out the link that hides its site behind a name and an @.',
} as const;
