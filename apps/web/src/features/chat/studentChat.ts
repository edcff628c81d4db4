import { createStore } from '@seatwise/flows/shared';
import { useStore } from '../../lib/useStore.ts';
import { lazyService, useServices } from '../../services/services.ts';
import type { Chat } from './useChat.ts';

interface StudentChat {
  /** The page's only connection; null before it starts. */
  readonly chat: Chat | null;
  /** Whether a panel needs the connection, although there may be no conversation yet. */
  readonly isWanted: boolean;
}

/** The student's chat for all panels of the page; it outlives each of them. */
export const studentChatOf = lazyService(() =>
  createStore<StudentChat>({ chat: null, isWanted: false }),
);

export const useStudentChat = (): StudentChat => useStore(studentChatOf(useServices()));
