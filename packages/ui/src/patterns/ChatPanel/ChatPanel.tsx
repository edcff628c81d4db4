import { useId, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { control } from '../../internal/Field/Field.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { ChatPanelLog, type ChatPanelLogHandle } from './ChatPanelLog.tsx';
import type { ChatPanelMessage } from './chatRows.ts';
import { chatPanelMessages } from './messages.ts';
import {
  composer,
  count,
  header,
  titleRow,
  input,
  line,
  panel,
  sendText,
} from './ChatPanel.css.ts';

export interface ChatPanelProps<Message extends ChatPanelMessage = ChatPanelMessage> {
  /** The title, such as the name of the partner. */
  readonly title: string;
  /** The heading level of its title in the document outline. @default 2 */
  readonly level?: 2 | 3;
  /** A ref to the title, to focus it when the conversation appears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Content beside the title, such as the presence status. */
  readonly indicator?: ReactNode;
  /** A line under the title. */
  readonly note?: ReactNode;
  /** The messages, the oldest first; a new array only when one of them changes. */
  readonly messages: readonly Message[];
  /** Renders one message; only those near the viewport are in the DOM. */
  readonly renderMessage: (message: Message) => ReactNode;
  /** The announcement of a new message; undefined for those not to announce, such as one's own. */
  readonly announcementOf: (message: Message) => string | undefined;
  /** The empty state. */
  readonly empty?: ReactNode;
  /** Whether the history is loading: its messages are not announced as new. @default false */
  readonly loading?: boolean;
  /** Called to load earlier messages; undefined when there are none. */
  readonly onShowEarlier?: (() => void) | undefined;
  /** The connection status, announced when it changes. */
  readonly status?: string | undefined;
  /** The typing indicator, such as «Your counsellor is writing». */
  readonly typing?: string | undefined;
  /** The current text. */
  readonly draft: string;
  /** Called with the new text. */
  readonly onDraftChange: (change: { value: string }) => void;
  /** Called to send the draft, by the button or by Enter; Shift+Enter inserts a line break. */
  readonly onSend: () => void;
  /** The most characters that are sent; a longer text stays, with a message beside it. @default no limit */
  readonly maxLength?: number;
  /** The accessible name of the text box. @default 'Message' */
  readonly inputLabel?: string;
  /** The placeholder of the text box. */
  readonly placeholder: string;
  /** The label of the send button. @default 'Send' */
  readonly sendLabel?: string;
  /** The delay between a new message and scrolling to it. Milliseconds. @default 0 */
  readonly scrollDelay?: number;
}

/** From this part of its limit on, a text's length shows. */
const countedFrom = 0.9;

/** A chat: its messages and a composer. */
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
  maxLength = Infinity,
  inputLabel,
  placeholder,
  sendLabel,
  scrollDelay = 0,
}: ChatPanelProps<Message>) => {
  const id = useId();
  const labels = useMessages('ChatPanel', chatPanelMessages);
  const log = useRef<ChatPanelLogHandle>(null);

  const length = draft.trim().length;
  const isTooLong = length > maxLength;
  const isCounted = length > maxLength * countedFrom;

  const send = (): void => {
    if (isTooLong) return;
    // Shows the sent message, which is appended at the end.
    log.current!.scrollToNewest();
    onSend();
  };

  return (
    <section className={panel} aria-labelledby={`${id}-title`}>
      <div className={header}>
        <div className={titleRow}>
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
          {isTooLong && (
            <Text as="span" size="caption" tone="critical">
              {labels.tooLong}
            </Text>
          )}
        </output>
        {isCounted && (
          // Outside the live region, which would announce it at every key.
          <span id={`${id}-length`} className={count} data-too-long={isTooLong}>
            {labels.length(length, maxLength)}
          </span>
        )}
        <div className={line}>
          <textarea
            className={`${control()} ${input}`}
            rows={1}
            aria-label={inputLabel ?? labels.input}
            aria-invalid={isTooLong || undefined}
            aria-describedby={isCounted ? `${id}-keys ${id}-length` : `${id}-keys`}
            placeholder={placeholder}
            enterKeyHint="send"
            value={draft}
            onChange={(event) => onDraftChange({ value: event.target.value })}
            onKeyDown={(event) => {
              // During IME composition Enter commits the word.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
          <Button type="submit" icon={icons.Send}>
            <span className={sendText}>{sendLabel ?? labels.send}</span>
          </Button>
        </div>
        <VisuallyHidden id={`${id}-keys`}>{labels.keys}</VisuallyHidden>
      </form>
    </section>
  );
};
