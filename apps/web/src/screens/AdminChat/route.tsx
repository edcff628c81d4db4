import { use } from 'react';
import { AdminLayout } from '../../layouts/AdminLayout.tsx';
import { ChatContext } from '../../features/chat/useChat.ts';
import { AdminChat } from './AdminChat.tsx';

export const Component = () => {
  const chat = use(ChatContext);
  return <AdminLayout>{chat && <AdminChat chat={chat} />}</AdminLayout>;
};
