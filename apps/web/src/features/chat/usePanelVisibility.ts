import { useEffect } from 'react';
import type { Chat } from './useChat.ts';

/** Tells a chat when somebody can see its conversation: what comes then counts as read. */
export const useShown = (chat: Chat): void => {
  useEffect(() => {
    const tell = (): void =>
      chat.send({
        type: document.visibilityState === 'visible' ? 'panel.shown' : 'panel.hidden',
      });
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      chat.send({ type: 'panel.hidden' });
    };
  }, [chat]);
};
