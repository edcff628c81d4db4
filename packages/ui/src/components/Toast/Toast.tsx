import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { ToastState } from 'react-stately/useToastState';
import type { NoticeProps } from '../Notice/index.ts';
import { ToastRegion } from './ToastRegion.tsx';

export interface ToastMessage {
  /** Tells one from the other. */
  readonly id: string;
  /** What happened. */
  readonly message: string;
  /** What the colour and the picture say. @default 'positive' */
  readonly tone?: NoticeProps['tone'];
}

export interface ToastProps {
  /** What is to be said, the oldest first. */
  readonly messages: readonly ToastMessage[];
  /** Called when the person puts one away. They never leave by themselves: people read at their own pace. */
  readonly onDismiss: (message: { id: string }) => void;
}

/** react-stately's view of messages whose owner adds and removes them, and which have no timers. */
const controlled = (
  messages: readonly ToastMessage[],
  onDismiss: ToastProps['onDismiss'],
): ToastState<ToastMessage> => ({
  visibleToasts: messages.map((content) => ({ key: content.id, content })),
  add: ({ id }) => id,
  close: (id) => onDismiss({ id }),
  pauseAll: () => {},
  resumeAll: () => {},
});

/** What happened elsewhere, said at the edge of the page and above all that lies on it. */
export const Toast = ({ messages, onDismiss }: ToastProps) => {
  const isSSR = useIsSSR();
  const state = useMemo(() => controlled(messages, onDismiss), [messages, onDismiss]);
  if (isSSR || messages.length === 0) return null;
  return createPortal(<ToastRegion state={state} />, document.body);
};
