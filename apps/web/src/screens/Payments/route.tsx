import { AdminLayout } from '../../layouts/AdminLayout.tsx';
import { Payments } from './Payments.tsx';

export const Component = () => (
  <AdminLayout>
    <Payments />
  </AdminLayout>
);
