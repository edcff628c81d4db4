import { Link } from '@seatwise/ui';
import { content } from '../../content/failure.ts';
import { FormLayout } from '../../layouts/FormLayout.tsx';

/** The fallback for a screen that threw, or whose code could not be loaded. */
export const Failure = () => (
  <FormLayout heading={content.heading} hint={content.hint}>
    {/* A link reloads the page without any code of ours; with a hash it would only scroll. */}
    <Link href={location.href.replace(/#.*/, '')} variant="button">
      {content.again}
    </Link>
  </FormLayout>
);
