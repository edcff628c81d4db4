import { announce } from '@seatwise/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AppLinks } from '../components/AppLinks.tsx';
import { replayEarlyInput } from '../hydration/replayEarlyInput.ts';
import { useHydrated } from '../hydration/useHydrated.ts';
import { loadWhenOnline } from '../lib/connection.ts';
import { whenIdle } from '../lib/scheduling.ts';
import type { PageMeta } from '../pages.ts';
import { PageMetaContext, type OwnMeta } from '../routing/pageMeta.ts';
import { RouteProgress } from '../routing/RouteProgress.tsx';
import { useRouteRedirect, type ResolveRedirect } from '../routing/useRouteRedirect.ts';
import { useScrollRestoration } from '../routing/useScrollRestoration.ts';
import { useServices, type Services } from '../services/services.ts';
import { useUnreadChat } from '../services/unreadChat.ts';
import { useSession } from '../session/session.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageHead } from './PageHead.tsx';
import './samplesBanner.css.ts';

const Announcements = lazy(() => loadWhenOnline(() => import('./Announcements.tsx')));
const Connection = lazy(async () => {
  await whenIdle();
  return loadWhenOnline(() => import('./Connection.tsx'));
});

interface ShellProps {
  readonly metaOf: (path: string, services: Services) => PageMeta | undefined;
  readonly resolveRedirect: ResolveRedirect;
  /** Content that stays mounted from page to page while a user is signed in, such as their chat. */
  readonly companion: ReactNode;
  /** Rendered instead of a page that has thrown an error. */
  readonly failure: ReactNode;
}

/** The visible heading at the anchor, or else the page's heading. */
const headingAt = (hash: string): HTMLElement | null => {
  const headings = document.getElementById(hash.slice(1))?.querySelectorAll('h2, h3') ?? [];
  return (
    ([...headings] as HTMLElement[]).find((heading) => heading.checkVisibility()) ??
    document.querySelector('h1')
  );
};

/** After a navigation, focuses the heading of the new page or anchor and announces the title. */
const usePageChange = (pathname: string, hash: string, meta: PageMeta | undefined): void => {
  const shownPath = useRef<string>(undefined);
  useEffect(() => {
    const previousPath = shownPath.current;
    // A page without meta is redirecting.
    if (!meta || previousPath === pathname) return;
    shownPath.current = pathname;
    if (previousPath === undefined) return;
    const heading = headingAt(hash);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    announce(meta.title);
  }, [pathname, hash, meta]);
};

/** Removes the marks of the prerendered page and replays the input received before the hydration. */
const finishHydration = (): void => {
  delete document.documentElement.dataset['hasSession'];
  const page = document.querySelector<HTMLElement>('[data-page]');
  if (!page) return;
  delete page.dataset['page'];
  replayEarlyInput(page);
};

/**
 * Mounts announcements (a lazy chunk) once there is a user or a reason for a sign-out, and keeps
 * them mounted. Guests never load them.
 */
const useNeedsAnnouncements = (): boolean => {
  const { session } = useServices();
  const isNeeded = useSession(session, ({ user, signOutReason }) => Boolean(user ?? signOutReason));
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded;
};

/** Surrounds every page: its head, its links, redirects, scroll restoration and announcements. */
export const Shell = ({ metaOf, resolveRedirect, companion, failure }: ShellProps) => {
  const services = useServices();
  const needsAnnouncements = useNeedsAnnouncements();
  const { pathname, hash } = useLocation();
  const redirect = useRouteRedirect(resolveRedirect);
  const [ownMeta, setOwnMeta] = useState<OwnMeta>();
  const routeMeta = redirect ? undefined : metaOf(pathname, services);
  const meta = routeMeta && ownMeta ? { ...routeMeta, ...ownMeta } : routeMeta;
  usePageChange(pathname, hash, routeMeta);
  const isHydrated = useHydrated();
  useEffect(finishHydration, []);
  useScrollRestoration();
  const unread = useUnreadChat();

  return (
    <AppLinks>
      {meta && (
        <PageHead
          meta={unread > 0 ? { ...meta, title: `(${unread}) ${meta.title}` } : meta}
          siteUrl={services.env.siteUrl}
          path={pathname.replace(/(?<=.)\/$/, '')}
        />
      )}
      <RouteProgress />
      <ErrorBoundary resetKey={pathname} fallback={failure}>
        <PageMetaContext value={setOwnMeta}>
          {redirect ? <Navigate {...redirect} replace /> : <Outlet />}
        </PageMetaContext>
      </ErrorBoundary>
      <ErrorBoundary resetKey={pathname} fallback={null}>
        <Suspense fallback={null}>{isHydrated && <Connection />}</Suspense>
        {needsAnnouncements && (
          <Suspense fallback={null}>
            <Announcements />
            {companion}
          </Suspense>
        )}
      </ErrorBoundary>
    </AppLinks>
  );
};
