import { chat as contract } from '@seatwise/api-client/contract/chat';
import { conversations as work } from '@seatwise/api-client/contract/conversations';
import { conversationEntry, conversationIn } from '@seatwise/flows/chat';
import { EmptyState, icons } from '@seatwise/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { admin } from '../../../content/chat.ts';
import { useConversations, type Chat } from '../../../features/chat/useChat.ts';
import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import { area, conversation, list } from './AdminChat.css.ts';
import { AdminChatHeader } from './AdminChatHeader.tsx';
import { AdminChatList, useListedConversations } from './AdminChatList.tsx';
import { chatQuery } from './chatQuery.ts';
import { Conversation } from './Conversation.tsx';
import { useViewFocus } from './useViewFocus.ts';

const listId = 'conversations';

/** The list of conversations and the open one, which the URL selects. */
export const AdminChat = ({ chat }: { readonly chat: Chat }) => {
  const [query, update] = useUrlQuery(chatQuery);
  const { selected } = query;
  const listed = useListedConversations(chat, query);
  const { isPaged, all } = listed;
  const conversations = useConversations(chat, (snapshot) => snapshot);
  const isLive = useSelector(chat, (state) => state.hasTag('live'));
  useEffect(() => {
    if (isLive && isPaged) chat.send({ type: 'staff.joined' });
  }, [chat, isLive, isPaged]);
  const { listRef, pageTitle, conversationTitle, followSelection } = useViewFocus(selected);
  const open = conversations && conversationIn(conversations.context, selected);

  const select = (id: number): void => {
    followSelection();
    // The messages are requested while the page renders.
    chat.send({ type: 'conversation.selected', conversationId: id });
    update({ selected: id });
  };

  return (
    <>
      <AdminChatHeader titleRef={pageTitle} isOpen={selected !== null} hasTools={listed.hasTools} />
      <LeftOut of={contract.listConversations} />
      <LeftOut of={work.findConversations} />
      <div className={area} data-open={selected !== null}>
        <div className={list} ref={listRef} id={listId} tabIndex={-1}>
          <AdminChatList
            id={listId}
            chat={chat}
            listed={listed}
            query={query}
            onUpdate={update}
            onSelect={select}
          />
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
              title={selected === null ? admin.noneChosen : admin.notFound}
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
