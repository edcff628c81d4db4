import { use } from 'react';
import { ChatContext } from '../../../features/chat/useChat.ts';
import { AdminChat } from './AdminChat.tsx';

export const Component = () => {
  const chat = use(ChatContext);
  return chat && <AdminChat chat={chat} />;
};
