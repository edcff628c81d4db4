import { SiteLayout } from '../../layouts/SiteLayout.tsx';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { Prediction } from './Prediction.tsx';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  // Keyed by role: a new plan starts a new prediction. Without a user a redirect is under way.
  return <SiteLayout>{user && <Prediction key={user.role} user={user} />}</SiteLayout>;
};
