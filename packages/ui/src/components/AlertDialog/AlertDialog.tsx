import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { alertDialogMessages } from './messages.ts';

export interface AlertDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The title. */
  readonly title: string;
  /** The message or question. */
  readonly message: string;
  /** Content below the message, such as an error after confirming. */
  readonly children?: ReactNode;
  /** The label of the confirm button. @default 'OK' */
  readonly confirmLabel?: string;
  /** The label of the cancel button; without one, only the confirm button appears. */
  readonly cancelLabel?: string;
  /** 'critical' for destructive actions. @default 'primary' */
  readonly tone?: 'primary' | 'critical';
  /** Whether the confirmed action is in progress. @default false */
  readonly loading?: boolean;
  /** Called when the user confirms. */
  readonly onConfirm: () => void;
  /** Called on cancel and on Escape, unless the action is in progress; with a single button Escape confirms instead. */
  readonly onCancel?: () => void;
}

const stay = (): void => {};

/** A modal message or question; the focus starts on the least destructive button. */
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
