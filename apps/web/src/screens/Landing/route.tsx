import { useNavigate } from 'react-router-dom';
import { content } from '../../content/landing.ts';
import { MessageLayout } from '../../layouts/MessageLayout.tsx';
import { paths } from '../../paths.ts';

export const Component = () => {
  const navigate = useNavigate();
  return (
    <MessageLayout
      heading={content.headline}
      hint={content.lead}
      action={content.login}
      onAction={() => void navigate(paths.login)}
    />
  );
};
