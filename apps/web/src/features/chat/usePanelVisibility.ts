import { useEffect } from 'react';
import type { Chat } from './useChat.ts';

/** Tells a chat whether its conversation is visible, so that messages count as read. */
export const usePanelVisibility = (chat: Chat): void => {
  useEffect(() => {
    const sendVisibility = (): void =>
      chat.send({
        type: document.visibilityState === 'visible' ? 'panel.shown' : 'panel.hidden',
      });
    sendVisibility();
    document.addEventListener('visibilitychange', sendVisibility);
    return () => {
      document.removeEventListener('visibilitychange', sendVisibility);
      chat.send({ type: 'panel.hidden' });
    };
  }, [chat]);
};
