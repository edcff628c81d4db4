import { pages } from './pages.ts';

type Pages = typeof pages;

const pagePaths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as { readonly [Name in keyof Pages]: Pages[Name]['path'] };

/** The id of the profile section with the student's answers. */
export const applicantId = 'applicant';

/** Every address that the app links to: its pages, and sections of the start page. */
export const paths = {
  ...pagePaths,
  applicant: `${pagePaths.editProfile}#${applicantId}`,
  services: '/#services',
  contact: '/#contact-us',
  chat: '/#chat',
  helpBot: '/home#chat',
  openChat: '/?chat#chat',
  faqs: '/#faqs',
  admin: '/admin',
} as const;

/** The path of a college's page. */
export const collegePath = (code: string): string =>
  pages.college.path.replace(':code', encodeURIComponent(code));

/** The address that answers a question; the rank comes from the account. */
export const predictionPath = ({ subject, category }: Record<'subject' | 'category', string>) =>
  `${paths.prediction}?${new URLSearchParams({ subject, category }).toString()}`;

/** The pages that a text, such as an answer of the help bot, may name by their path. */
export const linkablePaths: readonly string[] = Object.values(pages)
  .map(({ path }): string => path)
  .filter((path) => /^\/\w[^:]*$/.test(path));
