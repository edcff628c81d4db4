import { may } from '@seatwise/api-client/contract/constants/permissions';
import { conversations } from '@seatwise/api-client/contract/conversations';
import { overviews } from '@seatwise/api-client/contract/overview';
import { arrivedInAll, isStaff, unreadInAll, type ChatUser } from '@seatwise/flows/chat';
import type { StoredUser } from '@seatwise/flows/session';
import { isNotOffered } from '@seatwise/flows/shared';
import { useEffect, useRef, type ReactNode } from 'react';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { placeholderFigures } from '../../../content/admin.ts';
import { ChatContext, useChat, useConversations } from '../../../features/chat/useChat.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { chime } from '../../../lib/chime.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { useChatNotifications } from '../../../services/chatNotifications.ts';
import { useServices } from '../../../services/services.ts';
import { unreadChatOf } from '../../../services/unreadChat.ts';
import { useUser } from '../../../session/session.ts';

type AdminOverview = Readonly<Record<keyof typeof placeholderFigures, number>>;

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
  const { hasSound, hasTitleCount } = useChatNotifications();
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

interface PageOf {
  readonly role: StoredUser['role'] | undefined;
  readonly pathname: string;
}

/** The figures of the console, loaded again on each page of an admin. */
const useConsoleFigures = ({ role, pathname }: PageOf): AdminOverview => {
  const options = { isEnabled: may(role, 'admin'), key: pathname, nullIf: isNotOffered };
  const { data } = useQuery(overviews, 'adminOverview', undefined, options);
  return {
    activeUsers: data?.activeUsers ?? placeholderFigures.activeUsers,
    pendingPaise: data?.pendingPaise ?? placeholderFigures.pendingPaise,
    storageUsedPercent: data?.storageUsedPercent ?? placeholderFigures.storageUsedPercent,
  };
};

/**
 * Notices a changed role on each page of a counsellor. If a call that only staff may make returns
 * 403, the session fetches the role again, which redirects. For an admin the figures do the same.
 */
const useRefreshRole = ({ role, pathname }: PageOf): void => {
  const isEnabled = may(role, 'conversations') && !may(role, 'admin');
  const options = { isEnabled, key: pathname, nullIf: isNotOffered };
  useQuery(conversations, 'listSavedReplies', undefined, options);
};

/** The figures of the console, with placeholders until they have loaded. */
export const useAdminOverview = (): AdminOverview => useOutletContext<AdminOverview>();

/** The layout around all pages of the console, which keeps its chat connected and its figures loaded. */
export const Component = () => {
  const { session } = useServices();
  const user = useUser(session);
  const { pathname } = useLocation();
  const page = { role: user?.role, pathname };
  const overview = useConsoleFigures(page);
  useRefreshRole(page);
  // A signed-out visitor is being redirected to the sign-in.
  if (!user || user.id === null) return <Outlet context={overview} />;
  return (
    <WithChat key={user.id} me={{ id: user.id, isStaff: isStaff(user.role) }}>
      <Outlet context={overview} />
    </WithChat>
  );
};
