import { useNavigate } from 'react-router-dom';
import { notFound } from '../../content/site.ts';
import { MessageLayout } from '../../layouts/MessageLayout.tsx';
import { paths } from '../../paths.ts';

export const Component = () => {
  const navigate = useNavigate();
  return (
    <MessageLayout
      heading={notFound.heading}
      hint={notFound.hint}
      action={notFound.home}
      onAction={() => void navigate(paths.landing)}
    />
  );
};
