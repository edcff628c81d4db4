import { createContext } from 'react';
import type { Chat } from './useChat.ts';

/** The chat that goes on in the console, whichever of its pages is open. */
export const ChatContext = createContext<Chat | null>(null);
