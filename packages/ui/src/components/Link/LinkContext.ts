import { createContext, use, type ComponentType, type ReactNode, type Ref } from 'react';

/** What an app's own link component is given: the attributes of an anchor. */
export interface AnchorProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly target?: '_blank' | undefined;
  readonly rel?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** How links inside the app are followed; without a provider they are plain anchors. */
const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

export const LinkProvider = LinkContext.Provider;

/** The link component of this place. */
export const useAnchor = () => use(LinkContext);
