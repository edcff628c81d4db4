import { PageLayout } from '../../layouts/PageLayout.tsx';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { Shortlist } from './Shortlist.tsx';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  // Signed out: the redirect to the sign-in is under way.
  return <PageLayout>{user && <Shortlist />}</PageLayout>;
};
