import { AdminLayout } from '../../layouts/AdminLayout.tsx';
import { Audit } from './Audit.tsx';

export const Component = () => (
  <AdminLayout>
    <Audit />
  </AdminLayout>
);
