import { chat as contract } from '@seatwise/api-client/contract/chat';
import {
  bubbleOf,
  chatEntries,
  chatTimes,
  type ChatEntry,
  type chatMachine,
  type ChatUser,
} from '@seatwise/flows/chat';
import { maxMessageLength } from '@seatwise/api-client/contract/constants/chat';
import { Badge, ChatBubble, ChatPanel, EmptyState, icons, Skeleton, Stack } from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { memo, useImperativeHandle, useMemo, type ReactNode, type Ref } from 'react';
import type { SnapshotFrom } from 'xstate';
import { LeftOutNotice } from '../../components/LeftOutNotice.tsx';
import { content } from '../../content/chat.ts';
import { linkablePaths } from '../../paths.ts';
import { useLeftOut } from '../../services/useLeftOut.ts';
import { whole } from './LiveChat.css.ts';
import { useConversations, type Chat } from './useChat.ts';
import { useChatDraft } from './useChatDraft.ts';
import { usePanelVisibility } from './usePanelVisibility.ts';

/** The box in which a message is written. */
export interface MessageBox {
  /** Adds a text at the end, and moves the focus there. */
  readonly insert: (text: string) => void;
}

interface LiveChatProps {
  readonly chat: Chat;
  /** The name under which the tab keeps the draft. */
  readonly draftName: string;
  /** The student of the conversation, for admins. */
  readonly studentId?: number | undefined;
  readonly title: string;
  readonly level?: 2 | 3;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly note?: ReactNode;
  /** A ref to the box, for what writes into it. */
  readonly box?: Ref<MessageBox>;
  /** That somebody else is writing. */
  readonly typing?: string | undefined;
  /** Called with each change of the text; `begins` for the first one of a message. */
  readonly onType?: (change: { begins: boolean }) => void;
  /** Asked before a message is sent; false keeps it in the box. */
  readonly maySend?: () => boolean;
  readonly inputLabel?: string;
  readonly placeholder: string;
  /** The hint of an empty conversation. */
  readonly empty: string;
}

type State = SnapshotFrom<typeof chatMachine>;

/** Connected, with a conversation selected. */
const isReady = (state: State): boolean => state.hasTag('live') && state.context.selected !== null;

const statusText = (state: State, isNotOpened: boolean): string | undefined => {
  const { status } = content;
  if (state.matches({ connection: 'unauthorized' })) return status.refused;
  if (state.matches({ connection: 'backoff' })) return status.waiting;
  if (isNotOpened && state.context.selected === null) return status.notOpened;
  if (!isReady(state)) return status.connecting;
  if (state.context.hasHistoryFailed) return status.failed;
  if (state.hasTag('loading')) return status.loading;
  if (state.matches({ earlier: 'loading' })) return status.loadingEarlier;
  return state.matches({ earlier: 'failed' }) ? status.earlierFailed : undefined;
};

interface MessageProps {
  readonly entry: ChatEntry;
  readonly chat: Chat;
  readonly me: ChatUser;
  readonly studentId: number | undefined;
}

const isSameMessage = (before: MessageProps, after: MessageProps): boolean =>
  before.chat === after.chat && before.entry.source === after.entry.source;

/** One message; memoised, because typing and new messages re-render the list. */
const Message = memo(({ entry, chat, me, studentId }: MessageProps) => {
  const {
    sender,
    time,
    content: text,
    isOwnSide,
    delivery,
    outboxId,
  } = bubbleOf(entry, {
    me,
    studentId,
  });
  const unsent = delivery === 'notDelivered' && outboxId !== null;
  return (
    <ChatBubble
      sender={sender}
      time={time}
      text={text}
      paths={linkablePaths}
      own={isOwnSide}
      // A message is 'sent' once the server has broadcast it.
      delivery={unsent ? 'not delivered' : delivery === 'delivered' ? 'sent' : 'sending'}
      {...(unsent && {
        onRetry: () => chat.send({ type: 'message.retried', id: outboxId }),
        onDiscard: () => chat.send({ type: 'message.discarded', id: outboxId }),
      })}
    />
  );
}, isSameMessage);

const MessageSkeletons = () => (
  <>
    <Skeleton shape="short" />
    <Skeleton />
    <Skeleton shape="short" />
  </>
);

/** The live conversation between a student and the counsellors. */
export const LiveChat = ({
  chat,
  draftName,
  studentId,
  title,
  level = 2,
  titleRef,
  note,
  box,
  typing,
  onType,
  maySend,
  inputLabel,
  placeholder,
  empty,
}: LiveChatProps) => {
  const state = useSelector(chat, (snapshot) => snapshot);
  const { me, messages, outbox, selected, earlierThan } = state.context;
  const [draft, setDraft] = useChatDraft(draftName);
  const panel = usePanelVisibility(chat);
  const leftOut = useLeftOut(contract.listMessages);
  const entries = useMemo(
    () => chatEntries({ me, messages, outbox, selected }),
    [me, messages, outbox, selected],
  );
  useImperativeHandle(box, () => ({
    insert: (text) => {
      onType?.({ begins: draft === '' });
      setDraft(draft === '' ? text : `${draft.trimEnd()}\n${text}`);
      panel.current?.querySelector('textarea')?.focus();
    },
  }));
  const ready = isReady(state);
  const isNotOpened = useConversations(chat, (list) => list?.context.hasFailed === true);
  const hasFailed =
    state.context.hasHistoryFailed || (isNotOpened && state.context.selected === null);
  const loading = !hasFailed && (!ready || state.hasTag('loading'));

  return (
    <div className={whole} ref={panel}>
      <ChatPanel
        title={title}
        level={level}
        {...(titleRef && { titleRef })}
        indicator={
          ready ? (
            <Badge tone="positive" icon={icons.Check}>
              {content.live}
            </Badge>
          ) : (
            <Badge icon={icons.Minus}>{content.notLive}</Badge>
          )
        }
        note={
          leftOut > 0 ? (
            <Stack gap="xs">
              <LeftOutNotice count={leftOut} />
              {note}
            </Stack>
          ) : (
            note
          )
        }
        typing={typing}
        status={statusText(state, isNotOpened)}
        messages={entries}
        renderMessage={(entry) => (
          <Message entry={entry} chat={chat} me={me} studentId={studentId} />
        )}
        announcementOf={(entry) => {
          const { isOwn, sender, content: text } = bubbleOf(entry, { me, studentId });
          return isOwn ? undefined : content.announced(sender, text);
        }}
        loading={loading}
        onShowEarlier={
          earlierThan === null ? undefined : () => chat.send({ type: 'earlier.requested' })
        }
        empty={
          loading ? (
            <MessageSkeletons />
          ) : hasFailed ? null : (
            <EmptyState title={content.empty} icon={icons.MessageCircle}>
              {empty}
            </EmptyState>
          )
        }
        draft={draft}
        maxLength={maxMessageLength}
        onDraftChange={({ value }) => {
          onType?.({ begins: draft === '' });
          setDraft(value);
        }}
        onSend={() => {
          if (maySend?.() === false) return;
          const { sent } = chat.getSnapshot().context;
          chat.send({ type: 'message.sent', text: draft });
          // A message that the machine rejects stays in the input.
          if (chat.getSnapshot().context.sent > sent) setDraft('');
        }}
        {...(inputLabel !== undefined && { inputLabel })}
        placeholder={placeholder}
        scrollDelay={chatTimes.scroll}
      />
    </div>
  );
};
