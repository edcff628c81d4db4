import { useNavigate } from 'react-router-dom';
import { content } from '../../content/notFound.ts';
import { MessageLayout } from '../../layouts/MessageLayout.tsx';
import { paths } from '../../paths.ts';

export const Component = () => {
  const navigate = useNavigate();
  return (
    <MessageLayout
      heading={content.heading}
      hint={content.hint}
      action={content.home}
      onAction={() => void navigate(paths.landing)}
    />
  );
};
