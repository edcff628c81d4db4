import { AdminLayout } from '../../layouts/AdminLayout.tsx';
import { Files } from './Files.tsx';

export const Component = () => (
  <AdminLayout>
    <Files />
  </AdminLayout>
);
