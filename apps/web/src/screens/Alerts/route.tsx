import { AdminLayout } from '../../layouts/AdminLayout.tsx';
import { Alerts } from './Alerts.tsx';

export const Component = () => (
  <AdminLayout>
    <Alerts />
  </AdminLayout>
);
