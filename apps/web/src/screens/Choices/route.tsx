import { PageLayout } from '../../layouts/PageLayout.tsx';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { Choices } from './Choices.tsx';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  // Signed out: the redirect to the sign-in is under way.
  return <PageLayout>{user && <Choices key={user.id} />}</PageLayout>;
};
