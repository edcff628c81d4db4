import { AdminLayout } from '../../layouts/AdminLayout.tsx';
import { Data } from './Data.tsx';

export const Component = () => (
  <AdminLayout>
    <Data />
  </AdminLayout>
);
