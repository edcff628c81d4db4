import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called on Escape, the close button, a press outside, or if the dialog's code cannot be loaded. */
  readonly onClose: () => void;
  /** The title. */
  readonly title: string;
  /** A text at the top that is also the accessible description. */
  readonly description?: string;
  /** The content; its first control gets the initial focus. */
  readonly children?: ReactNode;
  /** Buttons in the footer; the least destructive one first. */
  readonly actions?: ReactNode;
  /** @default 'medium' */
  readonly size?: 'medium' | 'wide';
  /** Use 'alertdialog' when an answer is required. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
  /** The control that gets the initial focus instead of the first one. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Whether the dialog closes on a press outside and has a close button; Escape always closes it. @default true */
  readonly dismissible?: boolean;
}
