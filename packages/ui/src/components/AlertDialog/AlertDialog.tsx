import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { alertDialogMessages } from './messages.ts';

export interface AlertDialogProps {
  /** Whether it is open. */
  readonly open: boolean;
  /** What it is about, in a few words. */
  readonly title: string;
  /** What is asked or said, to the letter. */
  readonly message: string;
  /** What has become of the answer, below the message. */
  readonly children?: ReactNode;
  /** The words of going on. @default 'OK' */
  readonly confirmLabel?: string;
  /** The words of going back; without them there is only one answer. */
  readonly cancelLabel?: string;
  /** 'critical' where going on takes something away. @default 'primary' */
  readonly tone?: 'primary' | 'critical';
  /** What was confirmed is under way. @default false */
  readonly loading?: boolean;
  /** Called when the person goes on. */
  readonly onConfirm: () => void;
  /** Called when the person goes back, also by Escape, unless it is loading; where there is one answer, it is that. */
  readonly onCancel?: () => void;
}

const stay = (): void => {};

/** Says or asks one thing and waits for the answer; the focus starts on the harmless one. */
export const AlertDialog = ({
  open,
  title,
  message,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  loading = false,
  onConfirm,
  onCancel = onConfirm,
}: AlertDialogProps) => {
  const messages = useMessages('AlertDialog', alertDialogMessages);
  const harmless = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      description={message}
      initialFocus={harmless}
      dismissible={false}
      onClose={loading ? stay : onCancel}
      actions={
        <>
          {cancelLabel !== undefined && (
            <Button ref={harmless} tone="secondary" onPress={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button
            ref={cancelLabel === undefined ? harmless : null}
            tone={tone}
            loading={loading}
            onPress={onConfirm}
          >
            {confirmLabel ?? messages.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
