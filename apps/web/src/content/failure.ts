export const content = {
  heading: 'Something went wrong',
  hint: 'The page could not be shown. What you typed elsewhere is not lost.',
  again: 'Try again',
} as const;
