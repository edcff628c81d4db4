import { AlertDialog, announce, LinkProvider, Notice, Toast, type AnchorProps } from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  Link,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  type Location,
} from 'react-router-dom';
import type { Page } from '../content/pages.ts';
import { session as words } from '../content/site.ts';
import { useNotices } from '../wiring/notices.ts';
import { useServices } from '../wiring/services.ts';
import { PageHead } from './PageHead.tsx';
import { warning } from './Shell.css.ts';
import { takeOver } from './takeOver.ts';

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
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    if (page) announce(page.title);
  }, [pathname, page]);
};

/** Whose scroll position is kept: all pages that are loaded anew share one key, and their places differ. */
const visitOf = ({ key, pathname, hash }: Location): string =>
  key === 'default' ? pathname + hash : key;

/** What surrounds every page: its name, the session's words, notices from anywhere. */
export const Shell = () => {
  const { env, session, notices } = useServices();
  const messages = useNotices(notices);
  const notice = useSelector(session.actor, ({ context }) => context.notice);
  const endsSoon = useSelector(session.actor, (state) => state.hasTag('warning'));
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.handle as Page | undefined;
  usePageChange(pathname, page);
  useEffect(takeOver, []);

  return (
    <LinkProvider value={drawLink}>
      {page && (
        <PageHead
          page={page}
          address={env.siteUrl + pathname.replace(/(?<=.)\/$/, '')}
          picture={`${env.siteUrl}/share.jpg`}
        />
      )}
      {endsSoon && (
        <div className={warning}>
          <Notice
            tone="caution"
            onDismiss={() => session.actor.send({ type: 'warning.dismissed' })}
          >
            {words.ending}
          </Notice>
        </div>
      )}
      <Outlet />
      <AlertDialog
        open={notice !== null}
        title={words.title}
        message={notice?.text ?? ''}
        onConfirm={() => session.actor.send({ type: 'notice.dismissed' })}
      />
      <Toast messages={messages} onDismiss={({ id }) => notices.dismiss(id)} />
      <ScrollRestoration getKey={visitOf} />
    </LinkProvider>
  );
};
