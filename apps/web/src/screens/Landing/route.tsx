import { useNavigate } from 'react-router-dom';
import { PublicLayout } from '../../layouts/PublicLayout.tsx';
import { paths } from '../../paths.ts';
import { Landing } from './Landing.tsx';

export const Component = () => {
  const navigate = useNavigate();
  return (
    <PublicLayout>
      <Landing onLogin={() => void navigate(paths.login)} />
    </PublicLayout>
  );
};
