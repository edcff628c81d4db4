import { isChatAdmin, type Me } from '@seatwise/flows/chat';
import { Outlet } from 'react-router-dom';
import { ChatContext } from '../wiring/chat/chatContext.ts';
import { useChat } from '../wiring/chat/useChat.ts';
import { useServices } from '../wiring/services.ts';
import { useUser } from '../wiring/session.ts';

const WithChat = ({ me }: { readonly me: Me }) => (
  <ChatContext value={useChat(me)}>
    <Outlet />
  </ChatContext>
);

/** Around all pages of the console: whichever is open, the chat goes on. */
export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  // Whoever has just been signed out is on the way to the sign-in.
  if (!user || user.id === null) return <Outlet />;
  return <WithChat key={user.id} me={{ id: user.id, isAdmin: isChatAdmin(user.role) }} />;
};
