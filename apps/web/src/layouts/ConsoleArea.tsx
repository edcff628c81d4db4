import { isChatAdmin, type Me } from '@seatwise/flows/chat';
import { useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { documented } from '../content/admin.ts';
import { ChatContext } from '../features/chat/chatContext.ts';
import { useChat } from '../features/chat/useChat.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/session.ts';
import { AskForOverview, type AdminOverview } from '../features/admin-overview/AdminOverview.tsx';

interface WithChatProps {
  readonly me: Me;
  readonly children: ReactNode;
}

const WithChat = ({ me, children }: WithChatProps) => (
  <ChatContext value={useChat(me)}>{children}</ChatContext>
);

/** Around all pages of the console: whichever is open, the chat goes on and the figures are known. */
export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  const { pathname } = useLocation();
  const [overview, setOverview] = useState<AdminOverview>(documented);
  // Whoever has just been signed out is on the way to the sign-in.
  if (!user || user.id === null) return <Outlet context={overview} />;
  return (
    <WithChat key={user.id} me={{ id: user.id, isAdmin: isChatAdmin(user.role) }}>
      {/* Anew on every page: what was done on the one before may have changed them. */}
      <AskForOverview key={pathname} onAnswer={setOverview} />
      <Outlet context={overview} />
    </WithChat>
  );
};
