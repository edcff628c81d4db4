import { announce, LinkProvider, type AnchorProps } from '@seatwise/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Page } from '../content/pages.ts';
import { useNotices } from '../services/notices.ts';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/session.ts';
import { PageHead } from './PageHead.tsx';
import { takeOver } from '../hydration/replayEarlyInput.ts';
import { useElsewhere, type TurnAway } from '../routing/useRouteRedirect.ts';
import { useScroll } from '../routing/useScrollRestoration.ts';
import { Waiting } from '../routing/RouteProgress.tsx';

const Announcements = lazy(() => import('./Announcements.tsx'));

interface ShellProps {
  /** What the page at an address tells of itself. */
  readonly pageAt: (path: string) => Page | undefined;
  readonly turnAway: TurnAway;
}

/** Addresses of the app are followed without a new page. */
const drawLink = ({ href, children, ...attributes }: AnchorProps): ReactNode =>
  href.startsWith('/') ? (
    <Link to={href} {...attributes}>
      {children}
    </Link>
  ) : (
    <a href={href} {...attributes}>
      {children}
    </a>
  );

/** After a change the focus is on the new page, and those who listen hear its name. */
const usePageChange = (pathname: string, page: Page | undefined): void => {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    // Nowhere yet: whoever may not be here is being led on.
    if (!page || before === pathname) return;
    shown.current = pathname;
    if (before === undefined) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    announce(page.title);
  }, [pathname, page]);
};

/** The app has the page from here on. */
const arrive = (): void => {
  // Drawn for guests and hidden from others (hydration/headScript.ts): by now it is drawn for whoever it is.
  delete document.documentElement.dataset['known'];
  const page = document.querySelector<HTMLElement>('[data-page]');
  if (!page) return;
  delete page.dataset['page'];
  takeOver(page);
};

/** Guests are told nothing; from the first moment that there is somebody, what could be is there. */
const useAudience = (): boolean => {
  const { session, notices } = useServices();
  const isSomebody = useSession(session, ({ user, farewell }) => Boolean(user ?? farewell));
  const isThere = useNotices(notices).length > 0 || isSomebody;
  const [wasThere, setThere] = useState(false);
  if (isThere && !wasThere) setThere(true);
  return wasThere;
};

/** What surrounds every page: its name, the way its links go, what is said on any of them. */
export const Shell = ({ pageAt, turnAway }: ShellProps) => {
  const { env } = useServices();
  const hasAudience = useAudience();
  const { pathname } = useLocation();
  const elsewhere = useElsewhere(turnAway);
  const page = elsewhere === undefined ? pageAt(pathname) : undefined;
  usePageChange(pathname, page);
  useEffect(arrive, []);
  useScroll();

  return (
    <LinkProvider value={drawLink}>
      {page && (
        <PageHead
          page={page}
          address={env.siteUrl + pathname.replace(/(?<=.)\/$/, '')}
          picture={`${env.siteUrl}/share.jpg`}
        />
      )}
      <Waiting />
      {elsewhere === undefined ? <Outlet /> : <Navigate to={elsewhere} replace />}
      {hasAudience && (
        <Suspense fallback={null}>
          <Announcements />
        </Suspense>
      )}
    </LinkProvider>
  );
};
