import { createContext, use, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { useFocusRing } from 'react-aria/useFocusRing';

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

/** What an app's own links are given besides: how the focus ring is followed. */
interface DrawnAnchor extends AnchorProps {
  readonly onFocus?: FocusEventHandler | undefined;
  readonly onBlur?: FocusEventHandler | undefined;
  readonly 'data-focus-visible'?: true | undefined;
}

type AnchorRenderer = (attributes: DrawnAnchor) => ReactNode;

/** How links inside the app are followed; without a provider they are plain anchors. */
const LinkContext = createContext<AnchorRenderer>(({ children, ...attributes }) => (
  <a {...attributes}>{children}</a>
));

export const LinkProvider = LinkContext.Provider;

/** A link without a look, followed in the app's way. Its press is the browser's own. */
export const Anchor = (attributes: AnchorProps): ReactNode => {
  const draw = use(LinkContext);
  const { focusProps, isFocusVisible } = useFocusRing();
  return draw({
    ...attributes,
    onFocus: focusProps.onFocus,
    onBlur: focusProps.onBlur,
    'data-focus-visible': isFocusVisible || undefined,
  });
};
