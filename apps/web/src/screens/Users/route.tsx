import { AdminLayout } from '../../layouts/AdminLayout.tsx';
import { Users } from './Users.tsx';

export const Component = () => (
  <AdminLayout>
    <Users />
  </AdminLayout>
);
