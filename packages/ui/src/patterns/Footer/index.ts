export { Footer } from './Footer.tsx';
export type { FooterProps } from './Footer.tsx';
export type { FooterMessages } from './messages.ts';
