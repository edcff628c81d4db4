import { chat as contract } from '@seatwise/api-client/contract/chat';
import { isStaff } from '@seatwise/flows/chat';
import { lazy, Suspense, useEffect, useState } from 'react';
import { logFailure } from '../../lib/logFailure.ts';
import { whenIdle } from '../../lib/scheduling.ts';
import { useServices } from '../../services/services.ts';
import { useSession, useUser } from '../../session/session.ts';
import { useStudentChat } from './studentChat.ts';

const ConnectedChat = lazy(async () => ({
  default: (await import('./ConnectedChat.tsx')).ConnectedChat,
}));

/** Whether the student has a conversation; requested once the page is idle. */
const useHasConversation = (): boolean => {
  const { api, session } = useServices();
  const isSigningOut = useSession(session, (view) => view.isSigningOut);
  const [has, setHas] = useState(false);
  useEffect(() => {
    // The server refuses requests after the sign-out.
    if (isSigningOut) return undefined;
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      await whenIdle();
      if (leaving.signal.aborted) return;
      try {
        const list = await api.area(contract).listConversations({}, { signal: leaving.signal });
        setHas(list.length > 0);
      } catch (error) {
        if (!leaving.signal.aborted) logFailure(error);
      }
    };
    void ask();
    return () => leaving.abort();
  }, [api, isSigningOut]);
  return has;
};

const ForStudent = ({ id }: { readonly id: number }) => {
  const { isWanted } = useStudentChat();
  const hasConversation = useHasConversation();
  if (!isWanted && !hasConversation) return null;
  return (
    <Suspense fallback={null}>
      <ConnectedChat studentId={id} />
    </Suspense>
  );
};

/** The chat of the signed-in student, mounted on every page; it connects once there is a conversation. */
const StudentChat = () => {
  const { session } = useServices();
  const user = useUser(session);
  if (!user || user.id === null || isStaff(user.role)) return null;
  return <ForStudent key={user.id} id={user.id} />;
};
export default StudentChat;
