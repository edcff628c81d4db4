import { PageLayout } from '../../layouts/PageLayout.tsx';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { EditProfile } from './EditProfile.tsx';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  // Whoever has just been signed out is on the way to the sign-in.
  return <PageLayout>{user && <EditProfile user={user} />}</PageLayout>;
};
