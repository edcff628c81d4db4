import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { newestId, type Conversation } from '@seatwise/flows/chat';
import { failureOf, isNotOffered } from '@seatwise/flows/shared';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { content } from '../../../content/conversations.ts';
import type { Chat } from '../../../features/chat/useChat.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { useServices } from '../../../services/services.ts';

/** Records the last message read in the open conversation on the server. */
export const useReadMark = (chat: Chat, { id, work }: Conversation): void => {
  const { api } = useServices();
  const isKept = work?.unread != null;
  const newest = useSelector(chat, ({ context: { isShown, selected, messages } }) =>
    isShown && selected === id ? newestId(messages) : 0,
  );
  useEffect(() => {
    if (!isKept || newest === 0) return;
    api
      .area(contract)
      .readConversation({ conversationId: id, messageId: newest })
      .catch((error: unknown) => {
        if (!isNotOffered(error)) logFailure(error);
      });
  }, [api, id, isKept, newest]);
};

/** Takes, gives back, closes and opens a conversation; the list is updated from the response. */
export const useConversationWork = (chat: Chat, { id, work }: Conversation) => {
  const { api } = useServices();
  const [failure, setFailure] = useState<string>();
  const show = (conversation: Conversation): void =>
    chat.getSnapshot().children.conversations?.send({ type: 'conversation.changed', conversation });
  const run = async (call: () => Promise<Conversation>): Promise<void> => {
    setFailure(undefined);
    try {
      show(await call());
    } catch (error) {
      logFailure(error);
      const { status, body, serverMessage } = failureOf(error);
      // A colleague was faster: the response names them, and has the conversation as it is now.
      const { conversation } = Object(body) as { conversation?: Conversation };
      if (status === 409 && conversation?.work) show(conversation);
      setFailure((status === 409 ? serverMessage : undefined) ?? content.notSaved);
    }
  };
  return {
    failure,
    assign: (assigneeId: number | null) =>
      run(() =>
        api.area(contract).assignConversation({
          conversationId: id,
          assigneeId,
          previousId: work?.assignee?.id ?? null,
        }),
      ),
    /** Records that the student's messages up to a given one need no answer. */
    settle: (messageId: number) =>
      run(() => api.area(contract).settleConversation({ conversationId: id, messageId })),
    close: (isClosed: boolean) =>
      run(() => api.area(contract).closeConversation({ conversationId: id, isClosed })),
  };
};
