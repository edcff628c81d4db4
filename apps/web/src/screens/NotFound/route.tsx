import { Button } from '@seatwise/ui';
import { useNavigate } from 'react-router-dom';
import { notFound } from '../../content/site.ts';
import { FormLayout } from '../../layouts/FormLayout.tsx';
import { paths } from '../../paths.ts';

export const Component = () => {
  const navigate = useNavigate();
  return (
    <FormLayout heading={notFound.heading} hint={notFound.hint}>
      <Button onPress={() => void navigate(paths.landing)}>{notFound.home}</Button>
    </FormLayout>
  );
};
