import { useImperativeHandle, type Ref, type RefObject } from 'react';
import type { Chat } from './useChat.ts';
import { useChatDraft } from './useChatDraft.ts';

/** The box for writing a message. */
export interface MessageBox {
  /** Appends a text and moves the focus to its end. */
  readonly insert: (text: string) => void;
}

export interface MessageBoxOptions {
  readonly chat: Chat;
  /** The name of the draft in the tab's storage. */
  readonly draftName: string;
  /** The element that contains the box. */
  readonly panel: RefObject<HTMLElement | null>;
  /** A ref to the box, for components that insert text. */
  readonly box?: Ref<MessageBox> | undefined;
  /** Called with each change of the text; `begins` is true for the first change of a message. */
  readonly onType?: ((change: { begins: boolean }) => void) | undefined;
  /** Called before a message is sent; false leaves the message in the box. */
  readonly maySend?: (() => boolean) | undefined;
}

/** The text in the box, and the function that sends it. */
export const useMessageBox = ({
  chat,
  draftName,
  panel,
  box,
  onType,
  maySend,
}: MessageBoxOptions) => {
  const [draft, setDraft] = useChatDraft(draftName);
  const write = (text: string): void => {
    onType?.({ begins: draft === '' });
    setDraft(text);
  };
  useImperativeHandle(box, () => ({
    insert: (text) => {
      write(draft === '' ? text : `${draft.trimEnd()}\n${text}`);
      panel.current?.querySelector('textarea')?.focus();
    },
  }));
  const send = (): void => {
    if (maySend?.() === false) return;
    const { sent } = chat.getSnapshot().context;
    chat.send({ type: 'message.sent', text: draft });
    // A message that the machine rejects stays in the input.
    if (chat.getSnapshot().context.sent > sent) setDraft('');
  };
  return { draft, write, send };
};
