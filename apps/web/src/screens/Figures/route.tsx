import { AdminLayout } from '../../layouts/AdminLayout.tsx';
import { Figures } from './Figures.tsx';

export const Component = () => (
  <AdminLayout>
    <Figures />
  </AdminLayout>
);
