import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '../../internal/useTopDialog.ts';
import { Notice, type NoticeProps } from '../Notice/index.ts';
import { region, toast } from './Toast.css.ts';

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

/** What happened elsewhere, said at the edge of the page and above all that lies on it. */
export const Toast = ({ messages, onDismiss }: ToastProps) => {
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const isEmpty = messages.length === 0;
  const dialog = useTopDialog(!isEmpty);

  useEffect(() => {
    // A dialog that is taken away takes it along, until it is drawn anew.
    if (ref.current?.isConnected) ref.current.togglePopover(true);
  });

  const putAway = (id: string, index: number): void => {
    const buttons = [...ref.current!.querySelectorAll('button')];
    const heir = buttons[index + 1] ?? buttons[index - 1] ?? cameFrom.current;
    if (ref.current!.contains(document.activeElement)) heir?.focus();
    onDismiss({ id });
  };

  if (isEmpty) return null;
  const messagesInRegion = (
    <section
      ref={ref}
      className={region}
      aria-label="Notifications"
      popover="manual"
      onFocus={({ relatedTarget }) => {
        if (!ref.current!.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement;
      }}
    >
      {messages.map(({ id, message, tone = 'positive' }, index) => (
        <div key={id} className={toast}>
          <Notice tone={tone} onDismiss={() => putAway(id, index)}>
            {message}
          </Notice>
        </div>
      ))}
    </section>
  );
  // All outside a modal dialog is inert, however high it lies.
  return dialog ? createPortal(messagesInRegion, dialog) : messagesInRegion;
};
