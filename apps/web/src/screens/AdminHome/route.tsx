import { AdminLayout } from '../../layouts/AdminLayout.tsx';
import { AdminHome } from './AdminHome.tsx';

export const Component = () => (
  <AdminLayout>
    <AdminHome />
  </AdminLayout>
);
