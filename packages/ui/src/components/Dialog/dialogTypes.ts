import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  /** Whether it is open. */
  readonly open: boolean;
  /** Called when it asks to be closed: by Escape, the x button, a press beside it, or where its code cannot be loaded. */
  readonly onClose: () => void;
  /** What it is about. */
  readonly title: string;
  /** Words at its beginning that also describe it to screen readers. */
  readonly description?: string;
  /** What it holds; the first control in it takes the focus. */
  readonly children?: ReactNode;
  /** Buttons at its end; the least destructive one first. */
  readonly actions?: ReactNode;
  /** @default 'medium' */
  readonly size?: 'medium' | 'wide';
  /** 'alertdialog' demands an answer. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
  /** The control that takes the focus instead of the first one. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Whether a press beside it and the x button close it; Escape always does. @default true */
  readonly dismissible?: boolean;
}
