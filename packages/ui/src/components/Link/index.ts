export { Link } from './Link.tsx';
export type { LinkProps } from './Link.tsx';
export { LinkProvider, useAnchor } from './LinkContext.ts';
export type { AnchorProps } from './LinkContext.ts';
