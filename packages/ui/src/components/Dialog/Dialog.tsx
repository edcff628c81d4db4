import { useId, type ReactNode } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { useModal } from '../../internal/useModal.ts';
import { Heading } from '../Heading/index.ts';
import { glyphs } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  actions as actionsStyle,
  close,
  content,
  dialog,
  sheet,
  title as titleStyle,
} from './Dialog.css.ts';
import { dialogMessages } from './messages.ts';

export interface DialogProps {
  /** Whether it is open. */
  readonly open: boolean;
  /** Called when it asks to be closed: by Escape, the x button or a press beside it. */
  readonly onClose: () => void;
  /** What it is about. */
  readonly title: string;
  /** What it holds; the first control in it takes the focus. */
  readonly children: ReactNode;
  /** Buttons at its end; the least destructive one first. */
  readonly actions?: ReactNode;
  /** @default 'medium' */
  readonly size?: 'medium' | 'wide';
  /** 'alertdialog' demands an answer. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
  /** The id of the words that describe it. */
  readonly describedBy?: string;
  /** Whether a press beside it and the x button close it; Escape always does. @default true */
  readonly dismissible?: boolean;
}

/**
 * A native modal dialog: the browser keeps the focus inside, the page behind inert and unmoved,
 * and gives the focus back. What it holds exists only while it is open.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
  describedBy,
  dismissible = true,
}: DialogProps) => {
  const ref = useModal(open, onClose, dismissible);
  const titleId = useId();
  const messages = useMessages('Dialog', dialogMessages);

  return (
    <dialog
      ref={ref}
      className={dialog({ size })}
      role={role === 'dialog' ? undefined : role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      data-open={open}
    >
      {open && (
        <div className={sheet}>
          <div className={titleStyle}>
            <Heading level={2} size="title" id={titleId}>
              {title}
            </Heading>
          </div>
          <div className={content}>{children}</div>
          {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
          {dismissible && (
            // Last in order, so that the focus starts with what the dialog is for.
            <div className={close}>
              <IconButton label={messages.close} glyph={glyphs.X} onPress={onClose} />
            </div>
          )}
        </div>
      )}
    </dialog>
  );
};
