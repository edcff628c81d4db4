import { may } from '@seatwise/api-client/contract/constants/permissions';
import { conversations } from '@seatwise/api-client/contract/conversations';
import { arrivedInAll, isChatAdmin, unreadInAll, type ChatUser } from '@seatwise/flows/chat';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { documented } from '../content/admin.ts';
import { ChatContext, useChat, useConversations } from '../features/chat/useChat.ts';
import { chime } from '../lib/chime.ts';
import { logFailure } from '../lib/logFailure.ts';
import { useChatAlerts } from '../services/chatAlerts.ts';
import { useServices } from '../services/services.ts';
import { unreadChatOf } from '../services/unreadChat.ts';
import { useUser } from '../session/session.ts';
import {
  LoadAdminOverview,
  type AdminOverview,
} from '../features/admin-overview/AdminOverview.tsx';

interface WithChatProps {
  readonly me: ChatUser;
  readonly children: ReactNode;
}

const WithChat = ({ me, children }: WithChatProps) => {
  const services = useServices();
  const chat = useChat(me);
  const unread = useConversations(chat, (conversations) =>
    conversations ? unreadInAll(conversations.context) : 0,
  );
  const { hasSound, hasTitleCount } = useChatAlerts();
  useEffect(() => {
    const count = unreadChatOf(services);
    count.set(hasTitleCount ? unread : 0);
    return () => count.set(0);
  }, [services, unread, hasTitleCount]);
  const arrived = useConversations(chat, (conversations) =>
    conversations ? arrivedInAll(conversations.context) : 0,
  );
  const chimedFor = useRef(arrived);
  useEffect(() => {
    if (hasSound && arrived > chimedFor.current) chime().catch(logFailure);
    chimedFor.current = arrived;
  }, [arrived, hasSound]);
  return <ChatContext value={chat}>{children}</ChatContext>;
};

/** A 403 makes the session fetch the role again, which redirects; a counsellor loads no figures. */
const AskForStaff = (): null => {
  const { api } = useServices();
  useEffect(() => {
    const leaving = new AbortController();
    // What it answers is loaded where it shows.
    api
      .area(conversations)
      .listSavedReplies(undefined, { signal: leaving.signal })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [api]);
  return null;
};

/** Surrounds all pages of the console, so that its chat stays connected and its figures loaded. */
export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  const { pathname } = useLocation();
  const [overview, setOverview] = useState<AdminOverview>(documented);
  // Signed out: the redirect to the sign-in is under way.
  if (!user || user.id === null) return <Outlet context={overview} />;
  return (
    <WithChat key={user.id} me={{ id: user.id, isAdmin: isChatAdmin(user.role) }}>
      {/* Keyed by path: each page loads the figures again, which the last one may have changed. */}
      {may(user.role, 'admin') ? (
        <LoadAdminOverview key={pathname} onLoad={setOverview} />
      ) : (
        <AskForStaff key={pathname} />
      )}
      <Outlet context={overview} />
    </WithChat>
  );
};
