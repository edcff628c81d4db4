import { chat as contract } from '@seatwise/api-client/contract/chat';
import { conversationPageSize } from '@seatwise/api-client/contract/constants/chat';
import { conversations as work } from '@seatwise/api-client/contract/conversations';
import {
  conversationEntry,
  conversationIn,
  type Conversation as Listed,
} from '@seatwise/flows/chat';
import {
  Button,
  ConversationList,
  EmptyState,
  icons,
  Inline,
  Link,
  Menu,
  PageHeader,
  Pagination,
  useDateFormatter,
} from '@seatwise/ui';
import { useEffect, useState } from 'react';
import { useSelector } from '@xstate/react';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { admin } from '../../../content/chat.ts';
import { alerts, content, figures } from '../../../content/conversations.ts';
import { useConversations, type Chat } from '../../../features/chat/useChat.ts';
import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import { paths } from '../../../paths.ts';
import { useChatNotifications } from '../../../services/chatNotifications.ts';
import { useLeftOut } from '../../../services/useLeftOut.ts';
import {
  area,
  back,
  conversation,
  list,
  listFrame,
  listPages,
  listTools,
} from './AdminChat.css.ts';
import { ChatFigures } from './ChatFigures.tsx';
import { chatQuery } from './chatQuery.ts';
import { Conversation } from './Conversation.tsx';
import { ConversationFilters } from './ConversationFilters.tsx';
import { useListedConversations } from './useListedConversations.ts';
import { useViewFocus } from './useViewFocus.ts';

/** Whether new messages sound and count in the title, on this device. */
const NotificationsMenu = () => {
  const { hasSound, hasTitleCount, change } = useChatNotifications();
  return (
    <Menu
      label={alerts.menu}
      trigger={alerts.menu}
      items={[
        { id: 'sound', label: hasSound ? alerts.soundOff : alerts.soundOn, icon: icons.Bell },
        { id: 'title', label: hasTitleCount ? alerts.titleOff : alerts.titleOn, icon: icons.Eye },
      ]}
      onSelect={({ id }) =>
        change(id === 'sound' ? { hasSound: !hasSound } : { hasTitleCount: !hasTitleCount })
      }
    />
  );
};

/** What is to be done with a conversation, in a line. */
const useWorkNote = (myId: number) => {
  const date = useDateFormatter({
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return ({ work }: Listed): string | undefined => {
    const { waitingSince, assignee } = work ?? {};
    const parts = [
      waitingSince && content.waits(date.format(new Date(waitingSince))),
      assignee &&
        (assignee.id === myId
          ? content.takenByYou
          : content.takenBy(assignee.username ?? content.somebody)),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(' · ') : undefined;
  };
};

const listId = 'conversations';

/** The list of conversations and the open one, which the URL selects. */
export const AdminChat = ({ chat }: { readonly chat: Chat }) => {
  const [query, update] = useUrlQuery(chatQuery);
  const leftOut = useLeftOut(contract.listConversations) + useLeftOut(work.findConversations);
  const conversations = useConversations(chat, (snapshot) => snapshot);
  const { shown, isPaged: isOffered, found, all } = useListedConversations(chat, query);
  const { unread } = conversations?.context ?? {};
  const noteOf = useWorkNote(chat.getSnapshot().context.me.id);
  const entries = shown.map((row) =>
    Object.assign(conversationEntry(row, unread ?? {}), { note: noteOf(row) }),
  );
  const isLive = useSelector(chat, (state) => state.hasTag('live'));
  useEffect(() => {
    if (isLive && isOffered) chat.send({ type: 'staff.joined' });
  }, [chat, isLive, isOffered]);
  const [showsFigures, setShowsFigures] = useState(false);
  const selectedId = query.selected;
  const { listRef, pageTitle, conversationTitle, followSelection } = useViewFocus(selectedId);
  const open = conversations && conversationIn(conversations.context, selectedId);
  const pageCount = isOffered ? Math.ceil(found / conversationPageSize) : 1;

  const choose = (selected: number): void => {
    followSelection();
    // Its messages are on their way while the page renders.
    chat.send({ type: 'conversation.selected', conversationId: selected });
    update({ selected });
  };

  return (
    <>
      <PageHeader
        title={admin.title}
        titleRef={pageTitle}
        actions={
          <Inline gap="xs">
            {selectedId !== null && (
              <span className={back}>
                <Link href={paths.adminChat} variant="button" tone="secondary" size="compact">
                  {admin.back}
                </Link>
              </span>
            )}
            {isOffered && (
              <div className={listTools} data-open={selectedId !== null}>
                <Inline gap="xs">
                  <Button tone="secondary" size="compact" onPress={() => setShowsFigures(true)}>
                    {figures.open}
                  </Button>
                  <NotificationsMenu />
                </Inline>
              </div>
            )}
          </Inline>
        }
      />
      <LeftOutNotice count={leftOut} />
      <ChatFigures open={showsFigures} onClose={() => setShowsFigures(false)} />
      <div className={area} data-open={selectedId !== null}>
        <div className={list} ref={listRef} id={listId} tabIndex={-1}>
          <div className={listFrame} data-filtered={isOffered}>
            {isOffered && (
              <ConversationFilters
                filter={query}
                count={found}
                onChange={(change) => update({ ...change, page: 1 }, 'replace')}
              />
            )}
            <ConversationList
              label={admin.list}
              conversations={entries}
              selected={selectedId}
              onSelect={({ id }) => choose(id)}
              loading={all === 0 && conversations?.hasTag('busy') === true}
              empty={
                all > 0 ? (
                  <EmptyState title={content.nothingFound} icon={icons.MessageCircle}>
                    {content.nothingFoundHint}
                  </EmptyState>
                ) : conversations?.context.hasFailed ? (
                  <EmptyState title={admin.failed} icon={icons.TriangleAlert}>
                    {admin.failedHint}
                  </EmptyState>
                ) : (
                  <EmptyState title={admin.noneYet} icon={icons.MessageCircle}>
                    {admin.noneYetHint}
                  </EmptyState>
                )
              }
            />
            {pageCount > 1 && (
              <div className={listPages}>
                <Pagination
                  label={content.pages}
                  listId={listId}
                  page={query.page}
                  pageCount={pageCount}
                  variant="compact"
                  onPageChange={({ page }) => update({ page })}
                />
              </div>
            )}
          </div>
        </div>
        <div className={conversation}>
          {open && (
            <Conversation
              key={open.id}
              chat={chat}
              conversation={open}
              name={conversationEntry(open, {}).name}
              titleRef={conversationTitle}
            />
          )}
          {!open && conversations?.hasTag('listed') && all > 0 && (
            <EmptyState
              title={selectedId === null ? admin.noneChosen : admin.notFound}
              icon={icons.MessageCircle}
            >
              {admin.choose}
            </EmptyState>
          )}
        </div>
      </div>
    </>
  );
};
