import { Link } from '@seatwise/ui';
import { useCallback, useEffect, useState } from 'react';
import { failure, newVersion, offline } from '../../../content/site.ts';
import { FormLayout } from '../../../layouts/FormLayout.tsx';
import { useWhenOnline } from '../../../lib/connection.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { isNewerDeployed } from '../../../lib/newerBuild.ts';

interface Words {
  readonly heading: string;
  readonly hint: string;
}

/** The fallback for a screen that threw, or whose code could not be loaded. */
export const Failure = () => {
  const [reason, setReason] = useState<Words>(() => (navigator.onLine ? failure : offline));
  const reload = useCallback(() => {
    // A failed import may stay failed until the page is loaded again.
    if (reason === offline) location.reload();
  }, [reason]);
  useWhenOnline(reload);
  useEffect(() => {
    const check = async (): Promise<void> => {
      if (!(await isNewerDeployed())) return;
      setReason(newVersion);
      // Nothing of the page is left to lose, and the new build does not come here again.
      location.reload();
    };
    if (navigator.onLine) check().catch(logFailure);
  }, []);
  return (
    <FormLayout heading={reason.heading} hint={reason.hint}>
      {/* A link reloads the page without any code of ours; with a hash it would only scroll. */}
      <Link href={location.href.replace(/#.*/, '')} variant="button">
        {failure.again}
      </Link>
    </FormLayout>
  );
};
