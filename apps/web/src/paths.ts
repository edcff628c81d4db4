import { pages } from './pages.ts';

type Pages = typeof pages;

const pagePaths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as { readonly [Name in keyof Pages]: Pages[Name]['path'] };

/** The section of the profile that holds the answers about the student. */
export const applicantId = 'applicant';

/** Every address that the app links to: its pages, and sections of the start page. */
export const paths = {
  ...pagePaths,
  applicant: `${pagePaths.editProfile}#${applicantId}`,
  services: '/#services',
  contact: '/#contact-us',
  chat: '/#chat',
  liveChat: '/home?chat=live#chat',
  openChat: '/?chat#chat',
  faqs: '/#faqs',
  admin: '/admin',
} as const;

/** The page of a college. */
export const collegePath = (code: string): string =>
  pages.college.path.replace(':code', encodeURIComponent(code));

/** Where a question is answered; its rank is the account's. */
export const predictionPath = ({ subject, category }: Record<'subject' | 'category', string>) =>
  `${paths.prediction}?${new URLSearchParams({ subject, category }).toString()}`;

/** The pages that a text may name by their path, such as an answer of the help bot. */
export const linkablePaths: readonly string[] = Object.values(pages)
  .map(({ path }): string => path)
  .filter((path) => /^\/\w[^:]*$/.test(path));
