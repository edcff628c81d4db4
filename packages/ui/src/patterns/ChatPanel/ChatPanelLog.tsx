import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { ChatPanelDay } from './ChatPanelDay.tsx';
import { chatDays, type ChatPanelMessage } from './chatDays.ts';
import { chatPanelMessages } from './messages.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useArrivals } from './useArrivals.ts';
import { useMessageWindow } from './useMessageWindow.ts';
import { useStickToEnd } from './useStickToEnd.ts';
import {
  content,
  dot,
  dots,
  earlier,
  empty as emptyStyle,
  frame,
  log as logStyle,
  newest,
  newestButton,
  typing as typingStyle,
} from './ChatPanel.css.ts';

/** The handle by which the panel scrolls the log. */
export interface ChatPanelLogHandle {
  readonly scrollToNewest: () => void;
}

export interface ChatPanelLogProps<Message extends ChatPanelMessage> {
  /** The messages, the oldest first; the array changes only when a message does. */
  readonly messages: readonly Message[];
  /** Renders one message; a long conversation renders only its newest, and more as the user scrolls. */
  readonly renderMessage: (message: Message) => ReactNode;
  /** The announcement of a new message; undefined for silent ones, such as the user's own. */
  readonly announcementOf: (message: Message) => string | undefined;
  /** The empty state. */
  readonly empty?: ReactNode;
  /** Whether the history is loading, whose messages are not announced as new. @default false */
  readonly loading?: boolean;
  /** Called to load earlier messages; undefined when there are none. */
  readonly onShowEarlier?: (() => void) | undefined;
  /** The typing indicator, such as «Your counsellor is writing». */
  readonly typing?: string | undefined;
  /** The delay between a new message and scrolling to it. Milliseconds. @default 0 */
  readonly scrollDelay?: number;
}

/** The scroll position of the log, the count of messages that arrived out of view, and the log's keys. */
const useLogScroll = <Message extends ChatPanelMessage>({
  messages,
  announcementOf,
  loading = false,
  scrollDelay = 0,
}: ChatPanelLogProps<Message>) => {
  const { newMessages } = useMessages('ChatPanel', chatPanelMessages);
  const button = useRef<HTMLButtonElement>(null);
  const [newCount, setNewCount] = useState(0);
  const { viewport, ...end } = useStickToEnd(scrollDelay);
  const { first, last, ...rendered } = useMessageWindow(viewport, messages, end.onGrow);
  const isAtNewest = last === messages.length;
  if (end.isStuck && isAtNewest && newCount > 0) setNewCount(0);

  const announceAll = useAnnouncements(newMessages);
  useArrivals(messages, loading, (arrived) => {
    if (!end.stuck.current || !isAtNewest) setNewCount((count) => count + arrived.length);
    announceAll(arrived.map(announcementOf).filter((text) => text !== undefined));
  });

  /** Moves the focus to the log before the focused button is unmounted. */
  const moveFocusToLog = (): void => {
    if (button.current && button.current === document.activeElement)
      viewport.current!.focus({ preventScroll: true });
  };
  const scrollToNewest = (): void => {
    moveFocusToLog();
    rendered.renderNewest();
    end.stick();
  };
  return {
    viewport,
    button,
    first,
    last,
    newCount,
    scrollToNewest,
    onScroll: () => {
      end.onScroll();
      if (end.stuck.current && isAtNewest) moveFocusToLog();
      rendered.extend();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'Home') {
        rendered.renderOldest();
        end.scrollToStart();
      } else if (event.key === 'End') scrollToNewest();
      else return;
      event.preventDefault();
    },
  };
};

const Typing = ({ children }: { readonly children: string }) => (
  <p className={typingStyle}>
    <span className={dots} aria-hidden="true">
      <span className={dot} />
      <span className={dot} />
      <span className={dot} />
    </span>
    {children}
  </p>
);

interface NewMessagesProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly count: number;
  readonly onPress: () => void;
}

const NewMessages = ({ ref, count, onPress }: NewMessagesProps) => (
  <div className={newest}>
    <span className={newestButton}>
      <Button tone="secondary" size="compact" icon={icons.ArrowDown} ref={ref} onPress={onPress}>
        {useMessages('ChatPanel', chatPanelMessages).newMessages(count)}
      </Button>
    </span>
  </div>
);

/** The messages, and the button that scrolls to the newest one. */
export const ChatPanelLog = <Message extends ChatPanelMessage>({
  handle,
  labelledBy,
  ...props
}: ChatPanelLogProps<Message> & {
  readonly handle: Ref<ChatPanelLogHandle>;
  /** The id of the element that names the log. */
  readonly labelledBy: string;
}) => {
  const { messages, renderMessage, empty, loading = false, onShowEarlier, typing } = props;
  const labels = useMessages('ChatPanel', chatPanelMessages);
  const days = useMemo(() => chatDays(messages), [messages]);
  const { viewport, button, first, last, newCount, scrollToNewest, onScroll, onKeyDown } =
    useLogScroll(props);
  useImperativeHandle(handle, () => ({ scrollToNewest }));

  const hasEarlier = onShowEarlier !== undefined;
  const requestedEarlier = useRef(false);
  useLayoutEffect(() => {
    if (!hasEarlier && requestedEarlier.current && document.activeElement === document.body)
      viewport.current!.focus({ preventScroll: true });
    requestedEarlier.current = false;
  }, [viewport, hasEarlier]);

  return (
    <div className={frame}>
      <div
        ref={viewport}
        className={logStyle}
        role="log"
        aria-labelledby={labelledBy}
        aria-busy={loading || undefined}
        // Scrolling mounts old messages, which must not be announced; a script announces new ones.
        aria-live="off"
        // A scroll container must be focusable for keyboard users.
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <div className={content}>
          {onShowEarlier && (
            <div className={earlier}>
              <Button
                tone="quiet"
                size="compact"
                onPress={() => {
                  requestedEarlier.current = true;
                  onShowEarlier();
                }}
              >
                {labels.showEarlier}
              </Button>
            </div>
          )}
          {messages.length === 0 && <div className={emptyStyle}>{empty}</div>}
          {days.map((day) => (
            <ChatPanelDay
              {...day}
              key={day.key}
              first={first}
              last={last}
              setSize={hasEarlier ? -1 : messages.length}
              renderMessage={renderMessage}
            />
          ))}
          {typing !== undefined && <Typing>{typing}</Typing>}
        </div>
      </div>
      {newCount > 0 && <NewMessages ref={button} count={newCount} onPress={scrollToNewest} />}
    </div>
  );
};
