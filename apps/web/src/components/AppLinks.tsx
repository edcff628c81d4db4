import { returnAddressOf, returnState } from '@seatwise/flows/session';
import { LinkProvider, type AnchorProps } from '@seatwise/ui';
import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { language } from '../lib/language.ts';
import { paths } from '../paths.ts';

const signInPaths: ReadonlySet<string> = new Set([paths.login, paths.createAccount]);

interface AppLinksProps {
  /** The page to return to after a sign-in that a link leads to. @default the return page of this page */
  readonly returnTo?: string;
  readonly children: ReactNode;
}

/** Whether an address is a page of the app, not a file of the API. */
const isOfApp = (href: string): boolean => /^\/(?!api\/)/.test(href);

/** Whether a click follows a link in this tab; the browser handles the others. */
const staysInTab = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  ['', '_self'].includes(event.currentTarget.target);

/**
 * Makes the router follow links within the app. The links are anchors with one click handler: the
 * router's Link subscribes to the location, so a table of them would render with each query.
 */
export const AppLinks = ({ returnTo, children }: AppLinksProps) => {
  const navigate = useNavigate();
  const location = useLocation();
  const router = useRef({ navigate, location, returnTo });
  useLayoutEffect(() => {
    router.current = { navigate, location, returnTo };
  });
  const [renderLink] = useState(() => {
    const follow = (event: MouseEvent<HTMLAnchorElement>, href: string): void => {
      if (!staysInTab(event)) return;
      event.preventDefault();
      const current = router.current;
      const address = current.returnTo ?? returnAddressOf(current.location.state);
      void current.navigate(href, {
        // Browsers add no history entry for a link to the present address.
        replace: href === createPath(current.location),
        state: address !== undefined && signInPaths.has(href) ? returnState(address) : undefined,
      });
    };
    return ({ href, children: content, onClick, ...attributes }: AnchorProps): ReactNode => (
      <a
        href={isOfApp(href) ? language.base + href : href}
        {...attributes}
        onClick={(event) => {
          onClick?.();
          if (isOfApp(href)) follow(event, href);
        }}
      >
        {content}
      </a>
    );
  });
  return <LinkProvider value={renderLink}>{children}</LinkProvider>;
};
