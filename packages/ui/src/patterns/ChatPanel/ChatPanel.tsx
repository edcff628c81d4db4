import { useId, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { icons } from '../../components/Icon/index.ts';
import { Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { control } from '../../internal/Field/index.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { ChatPanelLog, type ChatPanelLogHandle } from './ChatPanelLog.tsx';
import type { ChatPanelMessage } from './chatRows.ts';
import { chatPanelMessages } from './messages.ts';
import { composer, head, headLine, input, line, panel, sendWords } from './ChatPanel.css.ts';

export interface ChatPanelProps<Message extends ChatPanelMessage = ChatPanelMessage> {
  /** Whom one talks with, or about what. */
  readonly title: string;
  /** The place of its title in the outline of the page. @default 2 */
  readonly level?: 2 | 3;
  /** To move the focus to the title when the conversation appears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** What stands beside the title, such as whether somebody is there. */
  readonly indicator?: ReactNode;
  /** A line under the title. */
  readonly note?: ReactNode;
  /** The messages, the oldest first; a new array only when one of them changes. */
  readonly messages: readonly Message[];
  /** Draws one message: only those near the viewport are in the DOM. */
  readonly renderMessage: (message: Message) => ReactNode;
  /** What is announced when a message arrives; undefined for those that are not news, such as one's own. */
  readonly announcementOf: (message: Message) => string | undefined;
  /** What stands in place of the messages while there are none. */
  readonly empty?: ReactNode;
  /** The messages are on their way: what comes then is no news. @default false */
  readonly loading?: boolean;
  /** Called when earlier messages are to be shown; without it there are none. */
  readonly onShowEarlier?: (() => void) | undefined;
  /** How the connection stands, read out when it changes. */
  readonly status?: string | undefined;
  /** Who is writing just now, in words: «Your counsellor is writing». */
  readonly typing?: string | undefined;
  /** What has been typed. */
  readonly draft: string;
  /** Called with the new text. */
  readonly onDraftChange: (change: { value: string }) => void;
  /** Called when the text is to be sent, by the button or by Enter; Shift and Enter make a new line. */
  readonly onSend: () => void;
  /** What the text is, for those who listen. @default 'Message' */
  readonly inputLabel?: string;
  /** What stands in the box while nothing is typed. */
  readonly placeholder: string;
  /** The words on the button. @default 'Send' */
  readonly sendLabel?: string;
  /** How long after a message came the list scrolls to it. Milliseconds. @default 0 */
  readonly scrollDelay?: number;
}

/** A conversation: its messages, and a box to add one. */
export const ChatPanel = <Message extends ChatPanelMessage>({
  title,
  level = 2,
  titleRef,
  indicator,
  note,
  messages,
  renderMessage,
  announcementOf,
  empty,
  loading = false,
  onShowEarlier,
  status,
  typing,
  draft,
  onDraftChange,
  onSend,
  inputLabel,
  placeholder,
  sendLabel,
  scrollDelay = 0,
}: ChatPanelProps<Message>) => {
  const id = useId();
  const words = useMessages('ChatPanel', chatPanelMessages);
  const log = useRef<ChatPanelLogHandle>(null);

  const send = (): void => {
    // One's own message is the newest, and one wants to see it.
    log.current!.goToNewest();
    onSend();
  };

  return (
    <section className={panel} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <div className={headLine}>
          <Heading
            level={level}
            size="title"
            id={`${id}-title`}
            {...(titleRef && { ref: titleRef })}
          >
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
      <ChatPanelLog
        handle={log}
        labelledBy={`${id}-title`}
        messages={messages}
        renderMessage={renderMessage}
        announcementOf={announcementOf}
        empty={empty}
        loading={loading}
        onShowEarlier={onShowEarlier}
        typing={typing}
        scrollDelay={scrollDelay}
      />
      <form
        className={composer}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <output>
          {status !== undefined && (
            <Text as="span" size="caption" tone="muted">
              {status}
            </Text>
          )}
        </output>
        <div className={line}>
          <textarea
            className={`${control()} ${input}`}
            rows={1}
            aria-label={inputLabel ?? words.input}
            aria-describedby={`${id}-keys`}
            placeholder={placeholder}
            enterKeyHint="send"
            value={draft}
            onChange={(event) => onDraftChange({ value: event.target.value })}
            onKeyDown={(event) => {
              // While a word is being composed, Enter belongs to it.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
          <Button type="submit" icon={icons.Send}>
            <span className={sendWords}>{sendLabel ?? words.send}</span>
          </Button>
        </div>
        <VisuallyHidden id={`${id}-keys`}>{words.keys}</VisuallyHidden>
      </form>
    </section>
  );
};
