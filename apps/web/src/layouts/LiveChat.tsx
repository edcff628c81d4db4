import {
  bubblesByDate,
  chatTimes,
  textProblem,
  type Bubble,
  type chatMachine,
} from '@seatwise/flows/chat';
import {
  Badge,
  ChatBubble,
  ChatPanel,
  ChatPanelDay,
  EmptyState,
  glyphs,
  Skeleton,
} from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { memo, useMemo, useState, type ReactNode, type Ref } from 'react';
import type { SnapshotFrom } from 'xstate';
import { content } from '../content/chat.ts';
import type { Chat } from '../wiring/chat/useChat.ts';
import { useDraft } from '../wiring/chat/useDraft.ts';
import { useShown } from '../wiring/chat/useShown.ts';

interface LiveChatProps {
  readonly chat: Chat;
  /** The name under which the tab keeps what is typed. */
  readonly draftName: string;
  /** Whose it is, where admins look at it. */
  readonly studentId?: number | undefined;
  readonly title: string;
  readonly level?: 2 | 3;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly note?: ReactNode;
  readonly inputLabel?: string;
  readonly placeholder: string;
  /** What can be said where nothing was said yet. */
  readonly empty: string;
}

/** So many messages are drawn at first, and so many more on each demand. */
const page = 100;

type State = SnapshotFrom<typeof chatMachine>;

/** Somebody hears what is said. */
const isReady = (state: State): boolean => state.hasTag('live') && state.context.selected !== null;

const statusOf = (state: State): string | undefined => {
  const { status } = content;
  if (state.matches({ connection: 'refused' })) return status.refused;
  if (state.matches({ connection: 'waiting' })) return status.waiting;
  if (!isReady(state)) return status.connecting;
  if (state.matches({ history: 'failed' })) return status.failed;
  return state.hasTag('loading') ? status.loading : undefined;
};

interface SaidProps {
  readonly bubble: Bubble;
  readonly chat: Chat;
}

const saysTheSame = (before: SaidProps, after: SaidProps): boolean =>
  before.chat === after.chat &&
  Object.entries(after.bubble).every(
    ([name, value]) => before.bubble[name as keyof Bubble] === value,
  );

/** One message; drawn anew only when it says something else, whatever is typed or comes meanwhile. */
const Said = memo(({ bubble, chat }: SaidProps) => {
  const { sender, time, content: text, isOwnSide, delivery, outboxId } = bubble;
  const unsent = delivery === 'notDelivered' && outboxId !== null;
  return (
    <ChatBubble
      sender={sender}
      time={time}
      text={text}
      own={isOwnSide}
      // Sent is said of what has come back; before that it is on its way.
      delivery={unsent ? 'not delivered' : delivery === 'delivered' ? 'sent' : 'sending'}
      {...(unsent && {
        onRetry: () => chat.send({ type: 'message.retried', id: outboxId }),
        onDiscard: () => chat.send({ type: 'message.discarded', id: outboxId }),
      })}
    />
  );
}, saysTheSame);

const Expected = () => (
  <>
    <Skeleton shape="short" />
    <Skeleton />
    <Skeleton shape="short" />
  </>
);

/** A conversation between people, as it goes on. */
export const LiveChat = ({
  chat,
  draftName,
  studentId,
  title,
  level = 2,
  titleRef,
  note,
  inputLabel,
  placeholder,
  empty,
}: LiveChatProps) => {
  const state = useSelector(chat, (snapshot) => snapshot);
  const { me, messages, outbox, selected } = state.context;
  const [draft, setDraft] = useDraft(draftName);
  const [last, setLast] = useState(page);
  useShown(chat);
  const days = useMemo(
    () => bubblesByDate({ me, messages, outbox, selected }, { studentId, last }),
    [me, messages, outbox, selected, studentId, last],
  );
  const ready = isReady(state);
  const isEmpty = days.length === 0;

  return (
    <ChatPanel
      title={title}
      level={level}
      {...(titleRef && { titleRef })}
      indicator={
        ready ? (
          <Badge tone="positive" glyph={glyphs.Check}>
            {content.live}
          </Badge>
        ) : (
          <Badge glyph={glyphs.Minus}>{content.notLive}</Badge>
        )
      }
      note={note}
      status={textProblem(draft) ?? statusOf(state)}
      messageCount={messages.length + outbox.length}
      onShowEarlier={messages.length > last ? () => setLast(last + page) : undefined}
      draft={draft}
      onDraftChange={({ value }) => setDraft(value)}
      onSend={() => {
        const { sent } = chat.getSnapshot().context;
        chat.send({ type: 'message.sent', text: draft });
        // What was not taken stays in the box.
        if (chat.getSnapshot().context.sent > sent) setDraft('');
      }}
      {...(inputLabel !== undefined && { inputLabel })}
      placeholder={placeholder}
      scrollDelay={chatTimes.scroll}
    >
      {isEmpty && (state.hasTag('loading') || !ready) && <Expected />}
      {isEmpty && ready && !state.hasTag('loading') && (
        <EmptyState title={content.empty} glyph={glyphs.MessageCircle}>
          {empty}
        </EmptyState>
      )}
      {days.map(({ date, bubbles }) => (
        <ChatPanelDay key={date} date={date}>
          {bubbles.map((bubble) => (
            <Said key={bubble.key} bubble={bubble} chat={chat} />
          ))}
        </ChatPanelDay>
      ))}
    </ChatPanel>
  );
};
