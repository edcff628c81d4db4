import { useEffect, useRef, type RefObject } from 'react';
import type { Chat } from './useChat.ts';

/** The part of a panel that must be in view for it to count as read; on a phone it may be below the fold. */
const threshold = 0.3;

/** Tells a chat whether its conversation is in view, so that messages count as read. */
export const usePanelVisibility = (chat: Chat): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isInView = false;
    const sendVisibility = (): void =>
      chat.send({
        type: isInView && document.visibilityState === 'visible' ? 'panel.shown' : 'panel.hidden',
      });
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)!.intersectionRatio >= threshold;
        sendVisibility();
      },
      { threshold },
    );
    observer.observe(panel.current!);
    document.addEventListener('visibilitychange', sendVisibility);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', sendVisibility);
      chat.send({ type: 'panel.hidden' });
    };
  }, [chat]);
  return panel;
};
