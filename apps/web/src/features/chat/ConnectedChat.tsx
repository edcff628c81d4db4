import { unreadSince } from '@seatwise/flows/chat';
import { Toast, type ToastMessage } from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { student } from '../../content/chat.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../services/services.ts';
import { unreadChatOf } from '../../services/unreadChat.ts';
import { readPanelMemory, watchPanelMemory, writePanelMemory } from './panelMemory.ts';
import { studentChatOf } from './studentChat.ts';
import { useChat, type Chat } from './useChat.ts';

/** The time of the last message the student has read, in any tab. */
const useReadUntil = (chat: Chat, studentId: number): number => {
  const readUntil = useSyncExternalStore(
    watchPanelMemory,
    () => readPanelMemory(studentId).readUntil,
  );
  const newest = useSelector(chat, ({ context: { isShown, messages } }) =>
    isShown ? messages.at(-1)?.time : undefined,
  );
  useEffect(() => {
    if (newest === undefined || !Number.isFinite(newest)) return;
    writePanelMemory(studentId, { readUntil: newest });
  }, [newest, studentId]);
  return readUntil;
};

/** A student's connection: counts unread messages, and notifies the student if no panel shows them. */
export const ConnectedChat = ({ studentId }: { readonly studentId: number }) => {
  const services = useServices();
  const navigate = useNavigate();
  const chat = useChat({ id: studentId, isStaff: false });
  const isShown = useSelector(chat, ({ context }) => context.isShown);
  const messages = useSelector(chat, ({ context }) => context.messages);
  const readUntil = useReadUntil(chat, studentId);
  const unread = useMemo(
    () => (isShown ? [] : unreadSince(messages, studentId, readUntil)),
    [isShown, messages, studentId, readUntil],
  );
  const last = unread.at(-1);
  const [dismissed, setDismissed] = useState<string>();

  useEffect(() => {
    const page = studentChatOf(services);
    // Counts messages as unread until a panel shows them.
    chat.send({ type: 'panel.hidden' });
    page.set({ ...page.get(), chat });
    return () => page.set({ chat: null, isWanted: false });
  }, [services, chat]);

  useEffect(() => {
    const count = unreadChatOf(services);
    count.set(unread.length);
    return () => count.set(0);
  }, [services, unread.length]);

  const toasts = useMemo((): readonly ToastMessage[] => {
    if (!last) return [];
    const id = `${last.timestamp} ${unread.length}`;
    if (id === dismissed) return [];
    return [
      {
        id,
        message: student.news(last.senderName, last.content, unread.length),
        tone: 'info',
        action: { label: student.toChat, onPress: () => void navigate(paths.liveChat) },
      },
    ];
  }, [last, unread.length, dismissed, navigate]);

  return <Toast messages={toasts} onDismiss={({ id }) => setDismissed(id)} />;
};
