/** The site of a link, where it is one that a reader may follow: https alone, without a user. */
export const secureSite = (link: string | null | undefined): string | undefined => {
  if (!link || !URL.canParse(link)) return undefined;
  const { protocol, username, password, host } = new URL(link);
  return protocol === 'https:' && username === '' && password === '' ? host : undefined;
};
