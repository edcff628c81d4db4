import { returnAddressOf, returnState } from '@seatwise/flows/session';
import { LinkProvider, type AnchorProps } from '@seatwise/ui';
import { useMemo, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

const signInPaths: ReadonlySet<string> = new Set([paths.login, paths.createAccount]);

interface AppLinksProps {
  /** Where a sign-in that a link leads to leads back to. @default where that of this page does */
  readonly returnTo?: string;
  readonly children: ReactNode;
}

/** Renders links to addresses of the app as links of the router. */
export const AppLinks = ({ returnTo, children }: AppLinksProps) => {
  const { state } = useLocation();
  const address = returnTo ?? returnAddressOf(state);
  const renderLink = useMemo(() => {
    const linkState = address === undefined ? undefined : returnState(address);
    return ({ href, children: content, ...attributes }: AnchorProps): ReactNode =>
      href.startsWith('/') ? (
        <Link to={href} state={signInPaths.has(href) ? linkState : undefined} {...attributes}>
          {content}
        </Link>
      ) : (
        <a href={href} {...attributes}>
          {content}
        </a>
      );
  }, [address]);
  return <LinkProvider value={renderLink}>{children}</LinkProvider>;
};
