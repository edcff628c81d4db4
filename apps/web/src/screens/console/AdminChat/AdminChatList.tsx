import {
  conversationPageSize,
  conversationScopes,
} from '@seatwise/api-client/contract/constants/chat';
import {
  conversationEntry,
  stillFits,
  type Conversation,
  type ConversationQuery,
} from '@seatwise/flows/chat';
import {
  ConversationList,
  EmptyState,
  icons,
  Pagination,
  SearchField,
  Select,
  Stack,
  useDateFormatter,
  useNumberFormatter,
} from '@seatwise/ui';
import { useEffect, useMemo } from 'react';
import { admin } from '../../../content/chat.ts';
import { content } from '../../../content/conversations.ts';
import { useConversations, type Chat } from '../../../features/chat/useChat.ts';
import { useSettled } from '../../../hooks/useSettled.ts';
import type { UpdateQuery } from '../../../hooks/useUrlQuery.ts';
import { labelledOptions } from '../../../lib/options.ts';
import { filters, listFrame, listPages, pair } from './AdminChat.css.ts';

/** The pause in typing before a search is sent. Milliseconds. */
const restingTime = 150;

const none: readonly Conversation[] = [];

/** The page of conversations that the URL selects, or all of them if the backend has no pages. */
export const useListedConversations = (chat: Chat, query: ConversationQuery) => {
  const conversations = useConversations(chat, (snapshot) => snapshot);
  const search = useSettled(query.search, restingTime);
  const wanted = useMemo(() => ({ ...query, search }), [query, search]);
  useEffect(() => {
    chat.getSnapshot().children.conversations?.send({ type: 'query.changed', query: wanted });
  }, [chat, wanted]);
  const { me } = chat.getSnapshot().context;
  const { list = none, counts = null, query: loaded = wanted } = conversations?.context ?? {};
  const isPaged = counts !== null;
  const shown = useMemo(
    () => (isPaged ? list.filter((row) => stillFits(row, loaded, me.id)) : list),
    [isPaged, list, loaded, me.id],
  );
  return {
    shown,
    isPaged,
    /** Whether pages have tools; assumed until the first response, so that its arrival shifts nothing. */
    hasTools: isPaged || !conversations?.hasTag('listed'),
    /** The number of matching conversations, on all pages. */
    found: counts?.found ?? list.length,
    /** The number of all conversations. */
    all: counts?.all ?? list.length,
  };
};

interface AdminChatListProps {
  readonly id: string;
  readonly chat: Chat;
  readonly listed: ReturnType<typeof useListedConversations>;
  readonly query: ConversationQuery;
  readonly onUpdate: UpdateQuery<ConversationQuery>;
  readonly onSelect: (id: number) => void;
}

type FiltersProps = Pick<AdminChatListProps, 'listed' | 'query' | 'onUpdate'>;

/** The search and the filters above the list. */
const AdminChatFilters = ({ listed, query, onUpdate }: FiltersProps) => {
  const number = useNumberFormatter();
  const narrow = (change: Partial<ConversationQuery>): void =>
    onUpdate({ ...change, page: 1 }, 'replace');
  return (
    <div className={filters}>
      <Stack gap="xs">
        <SearchField
          label={content.search}
          placeholder={content.searchHint}
          value={query.search}
          status={listed.isPaged ? content.found(number.format(listed.found)) : ''}
          onChange={({ value }) => narrow({ search: value })}
        />
        <div className={pair}>
          <Select
            label={content.show}
            required
            value={query.scope}
            options={conversationScopes.map((value) => ({ value, label: content.scopes[value] }))}
            onChange={({ value }) => narrow({ scope: value as ConversationQuery['scope'] })}
          />
          {/* A search finds both open and closed conversations. */}
          {query.search.trim() === '' && (
            <Select
              label={content.state}
              required
              value={query.isClosed ? 'closed' : 'open'}
              options={labelledOptions(content.states)}
              onChange={({ value }) => narrow({ isClosed: value === 'closed' })}
            />
          )}
        </div>
      </Stack>
    </div>
  );
};

/** A line that says since when a student waits, and which counsellor has taken the conversation. */
const useWorkNote = (myId: number, shown: readonly Conversation[]) => {
  const [longest] = shown.flatMap(({ work }) => work?.waitingSince ?? []).toSorted();
  const date = useDateFormatter({
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return ({ work }: Conversation): string | undefined => {
    const { waitingSince, assignee, isClosed } = work ?? {};
    const takenBy = assignee && content.takenBy(assignee.username ?? content.somebody);
    const parts = [
      isClosed && content.states.closed,
      waitingSince &&
        content[waitingSince === longest ? 'waitsLongest' : 'waits'](
          date.format(new Date(waitingSince)),
        ),
      assignee?.id === myId ? content.takenByYou : takenBy,
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(' · ') : undefined;
  };
};

/** The conversations that the URL selects, with their filters and pages. */
export const AdminChatList = ({
  id,
  chat,
  listed,
  query,
  onUpdate,
  onSelect,
}: AdminChatListProps) => {
  const { shown, isPaged, hasTools, found, all } = listed;
  const conversations = useConversations(chat, (snapshot) => snapshot);
  const { unread = {}, hasFailed = false } = conversations?.context ?? {};
  const noteOf = useWorkNote(chat.getSnapshot().context.me.id, shown);
  const pageCount = isPaged ? Math.ceil(found / conversationPageSize) : 1;
  const failedOrNone = hasFailed
    ? { title: admin.failed, hint: admin.failedHint, icon: icons.TriangleAlert }
    : { title: admin.noneYet, hint: admin.noneYetHint, icon: icons.MessageCircle };
  const empty =
    all > 0
      ? { title: content.nothingFound, hint: content.nothingFoundHint, icon: icons.MessageCircle }
      : failedOrNone;
  return (
    <div className={listFrame} data-filtered={hasTools}>
      {hasTools && <AdminChatFilters listed={listed} query={query} onUpdate={onUpdate} />}
      <ConversationList
        label={admin.list}
        conversations={shown.map((row) =>
          Object.assign(conversationEntry(row, unread), { note: noteOf(row) }),
        )}
        selected={query.selected}
        onSelect={(entry) => onSelect(entry.id)}
        loading={all === 0 && conversations?.hasTag('busy') === true}
        empty={
          <EmptyState title={empty.title} icon={empty.icon}>
            {empty.hint}
          </EmptyState>
        }
      />
      {pageCount > 1 && (
        <div className={listPages}>
          <Pagination
            label={content.pages}
            listId={id}
            page={query.page}
            pageCount={pageCount}
            variant="compact"
            onPageChange={({ page }) => onUpdate({ page })}
          />
        </div>
      )}
    </div>
  );
};
