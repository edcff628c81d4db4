import { chat as contract } from '@seatwise/api-client/contract/chat';
import { bubbleOf, chatEntries, chatTimes, type chatMachine } from '@seatwise/flows/chat';
import { maxMessageLength } from '@seatwise/api-client/contract/constants/chat';
import { Badge, ChatPanel, icons, Skeleton, Stack } from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode, type Ref } from 'react';
import type { SnapshotFrom } from 'xstate';
import { LeftOutNotice } from '../../components/LeftOutNotice.tsx';
import { content } from '../../content/chat.ts';
import { useIsOnline } from '../../lib/connection.ts';
import { useLeftOut } from '../../services/useLeftOut.ts';
import { whole } from './LiveChat.css.ts';
import { LiveChatMessage } from './LiveChatMessage.tsx';
import { useConversations } from './useChat.ts';
import { useMessageBox, type MessageBoxOptions } from './useMessageBox.ts';
import { usePanelVisibility } from './usePanelVisibility.ts';

export type { MessageBox } from './useMessageBox.ts';

interface LiveChatProps extends Omit<MessageBoxOptions, 'panel'> {
  /** The student in the conversation, set for admins. */
  readonly studentId?: number | undefined;
  readonly title: string;
  readonly level?: 1 | 2;
  readonly avatar?: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly note?: ReactNode;
  /** The text that another participant is writing. */
  readonly typing?: string | undefined;
  readonly inputLabel?: string;
  readonly placeholder: string;
  /** What an empty conversation shows. */
  readonly empty: ReactNode;
}

type State = SnapshotFrom<typeof chatMachine>;

/** Whether the chat is connected and a conversation is selected. */
const isReady = (state: State): boolean => state.hasTag('live') && state.context.selected !== null;

const statusText = (state: State, isNotOpened: boolean, isOnline: boolean): string | undefined => {
  const { status } = content;
  if (!isOnline) return status.offline;
  if (state.matches({ connection: 'unauthorized' })) return status.refused;
  if (state.matches({ connection: 'backoff' })) return status.waiting;
  if (isNotOpened && state.context.selected === null) return status.notOpened;
  if (!isReady(state)) return status.connecting;
  if (state.context.hasHistoryFailed) return status.failed;
  if (state.hasTag('loading')) return status.loading;
  if (state.matches({ earlier: 'loading' })) return status.loadingEarlier;
  return state.matches({ earlier: 'failed' }) ? status.earlierFailed : undefined;
};

interface LiveBadgeProps {
  readonly state: State;
  readonly isOnline: boolean;
}

/** The connection for staff; for students, who read whether counsellors are there, only its loss. */
const LiveBadge = ({ state, isOnline }: LiveBadgeProps) => {
  const isBroken = (['backoff', 'unauthorized'] as const).some((connection) =>
    state.matches({ connection }),
  );
  const isLost = isBroken || !isOnline;
  if (!isLost && !state.context.me.isStaff) return null;
  return !isLost && isReady(state) ? (
    <Badge tone="positive" icon={icons.Check}>
      {content.live}
    </Badge>
  ) : (
    <Badge icon={icons.Minus}>{content.notLive}</Badge>
  );
};

interface LiveChatNoteProps {
  /** The number of messages that could not be read. */
  readonly leftOut: number;
  readonly children: ReactNode;
}

const LiveChatNote = ({ leftOut, children }: LiveChatNoteProps) =>
  leftOut > 0 ? (
    <Stack gap="xs">
      <LeftOutNotice count={leftOut} />
      {children}
    </Stack>
  ) : (
    children
  );

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
  avatar,
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
  const panel = usePanelVisibility(chat);
  const { draft, write, send } = useMessageBox({ chat, draftName, panel, box, onType, maySend });
  const leftOut = useLeftOut(contract.listMessages);
  const isOnline = useIsOnline();
  const entries = useMemo(
    () => chatEntries({ me, messages, outbox, selected }),
    [me, messages, outbox, selected],
  );
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
        avatar={avatar}
        {...(titleRef && { titleRef })}
        indicator={<LiveBadge state={state} isOnline={isOnline} />}
        note={
          note !== undefined || leftOut > 0 ? (
            <LiveChatNote leftOut={leftOut}>{note}</LiveChatNote>
          ) : undefined
        }
        typing={typing}
        status={statusText(state, isNotOpened, isOnline)}
        messages={entries}
        renderMessage={(entry) => (
          <LiveChatMessage entry={entry} chat={chat} me={me} studentId={studentId} />
        )}
        announcementOf={(entry) => {
          const { isOwn, sender, content: text } = bubbleOf(entry, { me, studentId });
          return isOwn ? undefined : content.announced(sender, text);
        }}
        loading={loading}
        onShowEarlier={
          earlierThan === null ? undefined : () => chat.send({ type: 'earlier.requested' })
        }
        empty={loading ? <MessageSkeletons /> : hasFailed ? null : empty}
        draft={draft}
        maxLength={maxMessageLength}
        onDraftChange={({ value }) => write(value)}
        onSend={send}
        {...(inputLabel !== undefined && { inputLabel })}
        placeholder={placeholder}
        scrollDelay={chatTimes.scroll}
      />
    </div>
  );
};
