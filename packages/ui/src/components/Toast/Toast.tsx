import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { ToastState } from 'react-stately/useToastState';
import type { NoticeProps } from '../Notice/Notice.tsx';
import { ToastRegion } from './ToastRegion.tsx';

export interface ToastMessage {
  /** A unique id. */
  readonly id: string;
  /** The message. */
  readonly message: string;
  /** The meaning of the colour and the icon. @default 'positive' */
  readonly tone?: NoticeProps['tone'];
  /** A button after the message that deals with it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface ToastProps {
  /** The visible messages, the oldest first. */
  readonly messages: readonly ToastMessage[];
  /** Called when the user dismisses a toast. Toasts have no time-out, because people read at their own pace. */
  readonly onDismiss: (message: { id: string }) => void;
}

/** Adapts the controlled messages, which have no timers, to react-stately's toast state. */
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

/** Notifications at the edge of the page, above all other content. */
export const Toast = ({ messages, onDismiss }: ToastProps) => {
  const isSSR = useIsSSR();
  const state = useMemo(() => controlled(messages, onDismiss), [messages, onDismiss]);
  if (isSSR || messages.length === 0) return null;
  return createPortal(<ToastRegion state={state} />, document.body);
};
