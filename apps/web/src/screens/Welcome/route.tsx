import { Navigate } from 'react-router-dom';
import { content } from '../../content/welcome.ts';
import { MessageLayout } from '../../layouts/MessageLayout.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../wiring/services.ts';
import { useSessionUser } from '../../wiring/session.ts';

export const Component = () => {
  const { session } = useServices();
  const user = useSessionUser(session);
  if (!user) return <Navigate to={paths.login} replace />;
  return (
    <MessageLayout
      heading={content.greeting(user.username)}
      hint={content.role(user.role)}
      action={content.logout}
      onAction={session.signOut}
    />
  );
};
