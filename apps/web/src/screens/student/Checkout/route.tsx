import { checkout } from '../../../content/plans.ts';
import { FormLayout } from '../../../layouts/FormLayout.tsx';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { Checkout } from './Checkout.tsx';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  return (
    <FormLayout heading={checkout.heading} hint={checkout.subtitle}>
      <Checkout key={user?.id ?? 'visitor'} user={user} />
    </FormLayout>
  );
};
