import { createContext, use, type ReactNode, type Ref } from 'react';

/** The props of the app's link component: attributes of an anchor. */
export interface AnchorProps {
  /** The URL. */
  readonly href: string;
  /** The class name. */
  readonly className: string;
  /** The content. */
  readonly children: ReactNode;
  /** '_blank' for links that open a new tab. */
  readonly target?: '_blank' | undefined;
  /** 'noopener noreferrer' for links that open a new tab. */
  readonly rel?: string | undefined;
  /** Called on click. */
  readonly onClick?: (() => void) | undefined;
  /** 'page' for a link to the current page. */
  readonly 'aria-current'?: 'page' | undefined;
  /** The accessible name, if the text is not enough. */
  readonly 'aria-label'?: string | undefined;
  /** The id of the element that describes the link. */
  readonly 'aria-describedby'?: string | undefined;
  /** A ref to the element, for example to focus it. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The app's link component; without a provider links are plain anchors. */
const LinkContext = createContext<(attributes: AnchorProps) => ReactNode>(
  ({ children, ...attributes }) => <a {...attributes}>{children}</a>,
);

export const LinkProvider = LinkContext.Provider;

/** An unstyled link, rendered by the app's link component; clicks are handled by the browser. */
export const Anchor = (attributes: AnchorProps): ReactNode => use(LinkContext)(attributes);
