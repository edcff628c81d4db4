export const content = {
  heading: 'We cannot find this page',
  hint: 'The address may be mistyped, or the page has moved.',
  home: 'Go to the start page',
} as const;
