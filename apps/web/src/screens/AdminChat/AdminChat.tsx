import { chat as contract } from '@seatwise/api-client/contract/chat';
import { conversationEntries } from '@seatwise/flows/chat';
import { ConversationList, EmptyState, icons, Link, PageHeader } from '@seatwise/ui';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LeftOutNotice } from '../../components/LeftOutNotice.tsx';
import { admin } from '../../content/chat.ts';
import { paths } from '../../paths.ts';
import { useConversations, type Chat } from '../../features/chat/useChat.ts';
import { useLeftOut } from '../../services/useLeftOut.ts';
import { area, back, conversation, list } from './AdminChat.css.ts';
import { Conversation } from './Conversation.tsx';
import { useViewFocus } from './useViewFocus.ts';

/** The list of conversations and the open one, which the URL selects. */
export const AdminChat = ({ chat }: { readonly chat: Chat }) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const leftOut = useLeftOut(contract.listConversations);
  const conversations = useConversations(chat, (snapshot) => snapshot);
  const entries = useMemo(
    () => (conversations ? conversationEntries(conversations.context) : []),
    [conversations],
  );
  const selectedId = query.has('conversation') ? Number(query.get('conversation')) : null;
  const { listRef, pageTitle, conversationTitle, followSelection } = useViewFocus(selectedId);
  const open = conversations?.context.list.find(({ id }) => id === selectedId);

  return (
    <>
      <PageHeader
        title={admin.title}
        titleRef={pageTitle}
        actions={
          selectedId !== null && (
            <span className={back}>
              <Link href={paths.adminChat} variant="button" tone="secondary" size="compact">
                {admin.back}
              </Link>
            </span>
          )
        }
      />
      <LeftOutNotice count={leftOut} />
      <div className={area} data-open={selectedId !== null}>
        <div className={list} ref={listRef}>
          <ConversationList
            label={admin.list}
            conversations={entries}
            selected={selectedId}
            onSelect={({ id }) => {
              followSelection();
              void navigate(`?conversation=${id}`);
            }}
            loading={entries.length === 0 && conversations?.hasTag('busy') === true}
            empty={
              conversations?.matches('failed') ? (
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
        </div>
        <div className={conversation}>
          {open && (
            <Conversation
              chat={chat}
              conversation={open}
              name={entries.find(({ id }) => id === open.id)!.name}
              titleRef={conversationTitle}
            />
          )}
          {!open && conversations?.matches('shown') && entries.length > 0 && (
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
