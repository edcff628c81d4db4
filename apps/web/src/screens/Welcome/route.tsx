import { Navigate } from 'react-router-dom';
import { PublicLayout } from '../../layouts/PublicLayout.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../wiring/services.ts';
import { useSessionUser } from '../../wiring/session.ts';
import { Welcome } from './Welcome.tsx';

export const Component = () => {
  const { session } = useServices();
  const user = useSessionUser(session);
  if (!user) return <Navigate to={paths.login} replace />;
  return (
    <PublicLayout>
      <Welcome username={user.username} role={user.role} onLogout={session.signOut} />
    </PublicLayout>
  );
};
