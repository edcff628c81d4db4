import { createContext, use, type ReactNode, type Ref } from 'react';

/** What an app's own links are given: the attributes of an anchor. */
export interface AnchorProps {
  /** The address. */
  readonly href: string;
  /** Its look. */
  readonly className: string;
  /** Its words. */
  readonly children: ReactNode;
  /** Set for links that open a new tab. */
  readonly target?: '_blank' | undefined;
  /** What a new tab may know of this one: nothing. */
  readonly rel?: string | undefined;
  /** Called when it is followed. */
  readonly onClick?: (() => void) | undefined;
  /** Set where it leads to where one is. */
  readonly 'aria-current'?: 'page' | undefined;
  /** A name for those who listen, where the words need more. */
  readonly 'aria-label'?: string | undefined;
  /** The id of words that explain it. */
  readonly 'aria-describedby'?: string | undefined;
  /** To move the focus here. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

type AnchorRenderer = (attributes: AnchorProps) => ReactNode;

/** How links inside the app are followed; without a provider they are plain anchors. */
const LinkContext = createContext<AnchorRenderer>(({ children, ...attributes }) => (
  <a {...attributes}>{children}</a>
));

export const LinkProvider = LinkContext.Provider;

/** A link without a look, followed in the app's way. */
export const Anchor = (attributes: AnchorProps): ReactNode => use(LinkContext)(attributes);
