import { pages } from './pages.ts';

type Pages = typeof pages;

const pagePaths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as { readonly [Name in keyof Pages]: Pages[Name]['path'] };

/** Every address that the app links to: its pages, and sections of the start page. */
export const paths = {
  ...pagePaths,
  services: '/#services',
  contact: '/#contact-us',
  chat: '/#chat',
  openChat: '/?chat#chat',
  faqs: '/#faqs',
  admin: '/admin',
} as const;
