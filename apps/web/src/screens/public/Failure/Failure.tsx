import { Link } from '@seatwise/ui';
import { useEffect, useState } from 'react';
import { failure, newVersion, offline } from '../../../content/site.ts';
import { FormLayout } from '../../../layouts/FormLayout.tsx';
import { useIsOnline } from '../../../lib/connection.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { isNewerDeployed } from '../../../lib/newerBuild.ts';

interface Words {
  readonly heading: string;
  readonly hint: string;
}

/** The fallback for a screen that has thrown an error, or whose code could not be loaded. */
export const Failure = () => {
  const [reason, setReason] = useState<Words>(() => (navigator.onLine ? failure : offline));
  const isOnline = useIsOnline();
  useEffect(() => {
    if (reason !== offline || !isOnline) return undefined;
    // A failed import may stay failed until the page reloads; a new connection needs a moment.
    const timer = setTimeout(() => location.reload(), 1000);
    return () => clearTimeout(timer);
  }, [reason, isOnline]);
  useEffect(() => {
    const check = async (): Promise<void> => {
      if (!(await isNewerDeployed())) return;
      setReason(newVersion);
      // Reloading loses nothing, and the new build does not fail here again.
      location.reload();
    };
    if (navigator.onLine) check().catch(logFailure);
  }, []);
  return (
    <FormLayout heading={reason.heading} hint={reason.hint}>
      {/* A plain link reloads the page even if our code failed; with a hash it would only scroll. */}
      <Link href={location.href.replace(/#.*/, '')} variant="button">
        {failure.again}
      </Link>
    </FormLayout>
  );
};
