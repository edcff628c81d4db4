import { useId, useRef, type ReactNode, type Ref } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ChatPanelComposer, type ChatPanelComposerProps } from './ChatPanelComposer.tsx';
import { ChatPanelLog, type ChatPanelLogHandle, type ChatPanelLogProps } from './ChatPanelLog.tsx';
import type { ChatPanelMessage } from './chatDays.ts';
import { header, panel, partner, titleRow } from './ChatPanel.css.ts';

export interface ChatPanelProps<Message extends ChatPanelMessage = ChatPanelMessage>
  extends ChatPanelLogProps<Message>, ChatPanelComposerProps {
  /** The title, such as the name of the partner. */
  readonly title: string;
  /** The heading level of the title in the document outline; 1 on a page of its own. @default 2 */
  readonly level?: 1 | 2 | 3;
  /** The partner's avatar, beside the title and the note. */
  readonly avatar?: ReactNode;
  /** A ref to the title, to focus it when the conversation appears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Content beside the title, such as the presence status. */
  readonly indicator?: ReactNode;
  /** A line under the title. */
  readonly note?: ReactNode;
}

/** A chat: messages and a composer. */
export const ChatPanel = <Message extends ChatPanelMessage>({
  title,
  level = 2,
  avatar,
  titleRef,
  indicator,
  note,
  onSend,
  ...props
}: ChatPanelProps<Message>) => {
  const titleId = useId();
  const log = useRef<ChatPanelLogHandle>(null);

  return (
    <section className={panel} aria-labelledby={titleId}>
      <div className={header}>
        {avatar}
        <div className={partner}>
          <div className={titleRow}>
            <Heading level={level} size="title" id={titleId} {...(titleRef && { ref: titleRef })}>
              {title}
            </Heading>
            {indicator}
          </div>
          {note !== undefined && (
            <Text as="div" size="small" tone="muted">
              {note}
            </Text>
          )}
        </div>
      </div>
      <ChatPanelLog {...props} handle={log} labelledBy={titleId} />
      <ChatPanelComposer
        {...props}
        onSend={() => {
          // Scrolls to the sent message, which is appended at the end.
          log.current!.scrollToNewest();
          onSend();
        }}
      />
    </section>
  );
};
