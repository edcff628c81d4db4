import { SiteLayout } from '../../layouts/SiteLayout.tsx';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { Prediction } from './Prediction.tsx';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  // Another plan begins anew; whoever has just been signed out is on the way to the sign-in.
  return <SiteLayout>{user && <Prediction key={user.role} user={user} />}</SiteLayout>;
};
