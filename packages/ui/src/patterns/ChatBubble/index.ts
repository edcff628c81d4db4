export { ChatBubble } from './ChatBubble.tsx';
export type { ChatBubbleProps } from './ChatBubble.tsx';
export { deliveries } from './ChatBubble.tsx';
export type { ChatBubbleMessages } from './messages.ts';
