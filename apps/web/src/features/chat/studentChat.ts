import { createStore } from '@seatwise/flows/shared';
import { useStore } from '../../lib/useStore.ts';
import { lazyService, useServices } from '../../services/services.ts';
import type { Chat } from './useChat.ts';

interface StudentChat {
  /** The one connection of the page; null before it is started. */
  readonly chat: Chat | null;
  /** Whether a panel asks for it, although there may be no conversation yet. */
  readonly isWanted: boolean;
}

/** Where the page's panels find a student's chat, which outlives each of them. */
export const studentChatOf = lazyService(() =>
  createStore<StudentChat>({ chat: null, isWanted: false }),
);

export const useStudentChat = (): StudentChat => useStore(studentChatOf(useServices()));
