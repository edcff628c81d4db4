import { Link } from '@seatwise/ui';
import { useCallback, useState } from 'react';
import { failure, offline } from '../../../content/site.ts';
import { FormLayout } from '../../../layouts/FormLayout.tsx';
import { useWhenOnline } from '../../../lib/connection.ts';

/** The fallback for a screen that threw, or whose code could not be loaded. */
export const Failure = () => {
  const [wasOffline] = useState(() => !navigator.onLine);
  const reload = useCallback(() => {
    // A failed import may stay failed until the page is loaded again.
    if (wasOffline) location.reload();
  }, [wasOffline]);
  useWhenOnline(reload);
  const { heading, hint } = wasOffline ? offline : failure;
  return (
    <FormLayout heading={heading} hint={hint}>
      {/* A link reloads the page without any code of ours; with a hash it would only scroll. */}
      <Link href={location.href.replace(/#.*/, '')} variant="button">
        {failure.again}
      </Link>
    </FormLayout>
  );
};
