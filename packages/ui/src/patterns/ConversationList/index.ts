export { ConversationList } from './ConversationList.tsx';
export type { ConversationListProps } from './ConversationList.tsx';
export type { ConversationEntry } from './ConversationList.tsx';
export type { ConversationListMessages } from './messages.ts';
