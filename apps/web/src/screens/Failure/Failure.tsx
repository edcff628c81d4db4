import { Link } from '@seatwise/ui';
import { failure } from '../../content/site.ts';
import { FormLayout } from '../../layouts/FormLayout.tsx';

/** The fallback for a screen that threw, or whose code could not be loaded. */
export const Failure = () => (
  <FormLayout heading={failure.heading} hint={failure.hint}>
    {/* A link reloads the page without any code of ours; with a hash it would only scroll. */}
    <Link href={location.href.replace(/#.*/, '')} variant="button">
      {failure.again}
    </Link>
  </FormLayout>
);
