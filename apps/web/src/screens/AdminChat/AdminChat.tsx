import { conversationEntries } from '@seatwise/flows/chat';
import { ConversationList, EmptyState, icons, Link, PageHeader } from '@seatwise/ui';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { admin } from '../../content/chat.ts';
import { paths } from '../../paths.ts';
import { useConversations, type Chat } from '../../features/chat/useChat.ts';
import { area, back, conversation, list } from './AdminChat.css.ts';
import { Conversation } from './Conversation.tsx';
import { useViewFocus } from './useViewFocus.ts';

/** The conversations with students, and the one that is open: the address says which. */
export const AdminChat = ({ chat }: { readonly chat: Chat }) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const known = useConversations(chat, (conversations) => conversations);
  const entries = useMemo(() => (known ? conversationEntries(known.context) : []), [known]);
  const chosen = query.has('conversation') ? Number(query.get('conversation')) : null;
  const { listRef, pageTitle, conversationTitle, follow } = useViewFocus(chosen);
  const open = known?.context.list.find(({ id }) => id === chosen);

  return (
    <>
      <PageHeader
        title={admin.title}
        titleRef={pageTitle}
        actions={
          chosen !== null && (
            <span className={back}>
              <Link href={paths.adminChat} variant="button" tone="secondary" size="compact">
                {admin.back}
              </Link>
            </span>
          )
        }
      />
      <div className={area} data-open={chosen !== null}>
        <div className={list} ref={listRef}>
          <ConversationList
            label={admin.list}
            conversations={entries}
            selected={chosen}
            onSelect={({ id }) => {
              follow();
              void navigate(`?conversation=${id}`);
            }}
            loading={entries.length === 0 && known?.hasTag('busy') === true}
            empty={
              known?.matches('failed') ? (
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
          {!open && known?.matches('shown') && entries.length > 0 && (
            <EmptyState
              title={chosen === null ? admin.noneChosen : admin.notFound}
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
