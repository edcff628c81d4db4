import { Button } from '@seatwise/ui';
import { useNavigate } from 'react-router-dom';
import { content } from '../../content/notFound.ts';
import { FormLayout } from '../../layouts/FormLayout.tsx';
import { paths } from '../../paths.ts';

export const Component = () => {
  const navigate = useNavigate();
  return (
    <FormLayout heading={content.heading} hint={content.hint}>
      <Button onPress={() => void navigate(paths.landing)}>{content.home}</Button>
    </FormLayout>
  );
};
