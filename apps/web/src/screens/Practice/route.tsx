import { PageLayout } from '../../layouts/PageLayout.tsx';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { Practice } from './Practice.tsx';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  // Signed out: the redirect to the sign-in is under way.
  return <PageLayout>{user && <Practice user={user} />}</PageLayout>;
};
