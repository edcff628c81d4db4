import { useParams } from 'react-router-dom';
import { PageLayout } from '../../layouts/PageLayout.tsx';
import { College } from './College.tsx';

export { prepare } from './useCollege.ts';

export const Component = () => {
  const { code = '' } = useParams();
  return (
    <PageLayout>
      <College code={code} />
    </PageLayout>
  );
};
