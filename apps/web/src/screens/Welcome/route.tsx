import { useNavigate } from 'react-router-dom';
import { content } from '../../content/welcome.ts';
import { MessageLayout } from '../../layouts/MessageLayout.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../wiring/services.ts';
import { useUser } from '../../wiring/session.ts';

export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  const navigate = useNavigate();
  if (!user)
    return (
      <MessageLayout
        heading={content.visitor}
        hint={content.visitorHint}
        action={content.login}
        onAction={() => void navigate(paths.login)}
      />
    );
  return (
    <MessageLayout
      heading={content.greeting(user.username)}
      hint={content.role(user.role)}
      action={content.logout}
      onAction={session.signOut}
    />
  );
};
