export { Link } from './Link.tsx';
export type { LinkProps } from './Link.tsx';
export { Anchor, LinkProvider } from './Anchor.tsx';
export type { AnchorProps } from './Anchor.tsx';
export { linkMessages } from './messages.ts';
export type { LinkMessages } from './messages.ts';
