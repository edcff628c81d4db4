import { Link } from '@seatwise/ui';
import { notFound } from '../../../content/site.ts';
import { FormLayout } from '../../../layouts/FormLayout.tsx';
import { paths } from '../../../paths.ts';

export const Component = () => (
  <FormLayout heading={notFound.heading} hint={notFound.hint}>
    <Link href={paths.landing} variant="button">
      {notFound.home}
    </Link>
  </FormLayout>
);
