import { isStaffRole } from '@seatwise/flows/session';
import { Link, Notice, preloadOverlays } from '@seatwise/ui';
import { Fragment, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { navigation, offline } from '../content/site.ts';
import { useIsOnline } from '../lib/connection.ts';
import { logWarning } from '../lib/logFailure.ts';
import { whenIdle } from '../lib/scheduling.ts';
import { paths } from '../paths.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/session.ts';
import { bar } from './Connection.css.ts';
import { keepForOffline } from './keepForOffline.ts';

const PreloadOverlays = () => {
  useEffect(() => void whenIdle().then(preloadOverlays), []);
  return null;
};

/** Pages that work without a network after they have been opened once. */
const keptPages = [
  { label: navigation.choices, href: paths.choices },
  { label: navigation.shortlist, href: paths.shortlist },
  { label: navigation.prediction, href: paths.prediction },
  { label: navigation.colleges, href: paths.colleges },
];

/** The pages that a student can open offline, because the present page may not be stored. */
const whatStillWorks = (
  <>
    {offline.student}{' '}
    {keptPages.map(({ label, href }, index) => (
      <Fragment key={href}>
        {index > 0 && ', '}
        <Link href={href}>{label}</Link>
      </Fragment>
    ))}
  </>
);

/** Caches the app for times without a network, and tells the user when there is none. */
const Connection = () => {
  const { session } = useServices();
  const user = useUser(session);
  const isOnline = useIsOnline();
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(false);
  // The bar appears again when the network is next lost.
  if (isOnline && isClosed) setClosed(false);
  useEffect(() => {
    // Without the worker the app only needs a network. Leaving the page also fails the registration.
    keepForOffline().catch((error: unknown) =>
      logWarning(`The app is not kept for offline: ${String(error)}`),
    );
  }, []);
  // Guests see few overlays, and load their code when they point at one.
  if (isOnline) return user ? <PreloadOverlays key={pathname} /> : null;
  if (isClosed) return null;
  const isStudent = user !== undefined && !isStaffRole(user.role);
  return (
    <div className={bar}>
      <Notice tone="caution" onDismiss={() => setClosed(true)}>
        {isStudent ? whatStillWorks : offline.text}
      </Notice>
    </div>
  );
};
export default Connection;
