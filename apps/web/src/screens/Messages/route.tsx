import { AdminLayout } from '../../layouts/AdminLayout.tsx';
import { Messages } from './Messages.tsx';

export const Component = () => (
  <AdminLayout>
    <Messages />
  </AdminLayout>
);
