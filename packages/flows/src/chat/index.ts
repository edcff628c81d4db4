export { bubbleOf, chatEntries } from './bubbles.ts';
export type { Bubble, ChatEntry, Delivery } from './bubbles.ts';
export { chatMachine } from './chatMachine.ts';
export { colleagueAnswers, crossedAnswers, newestId } from './colleagues.ts';
export { arrivedInAll, conversationEntry, unreadInAll } from './conversationEntries.ts';
export { stillFits } from './conversationFilter.ts';
export type {
  ConversationFilter,
  ConversationQuery,
  ConversationScope,
} from './conversationFilter.ts';
export { conversationIn } from './conversations.ts';
export type { Conversation, LoadedConversations } from './conversations.ts';
export { conversationsMachine } from './conversationsMachine.ts';
export type { EarlierPage, EarlierQuery, NewestQuery } from './history.ts';
export { isStaff } from './me.ts';
export type { ChatUser } from './me.ts';
export type { ChatMessage, MessageRow, OutgoingMessage } from './message.ts';
export { ownMessages as chatMessages } from './messages.ts';
export { isAtWork } from './officeHours.ts';
export { outboxKey, parseOutbox, writeOutbox } from './outbox.ts';
export type { Outbox, OutboxEntry } from './outbox.ts';
export { createSocket } from './socket.ts';
export type { ChatSubscription, ConnectionLoss, OpenChatSocket } from './socket.ts';
export { filledReply, isSendable } from './text.ts';
export { chatTimes } from './times.ts';
export { unreadSince } from './unread.ts';
