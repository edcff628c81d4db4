import type { ReactNode } from 'react';
import { MessagesContext } from '../../internal/useMessages.ts';
import type { ChatBubbleMessages } from '../../patterns/ChatBubble/index.ts';
import type { ChatPanelMessages } from '../../patterns/ChatPanel/index.ts';
import type { ConversationListMessages } from '../../patterns/ConversationList/index.ts';
import type { DialogMessages } from '../Dialog/index.ts';

/** The messages of each component that has any of its own, by the component's name. */
export interface ComponentMessages {
  readonly ChatBubble?: Partial<ChatBubbleMessages>;
  readonly ChatPanel?: Partial<ChatPanelMessages>;
  readonly ConversationList?: Partial<ConversationListMessages>;
  readonly Dialog?: Partial<DialogMessages>;
}

export interface MessagesProviderProps {
  /** Replaces components' English defaults; what it leaves out stays English. */
  readonly messages: ComponentMessages;
  /** The part of the page that speaks this language. */
  readonly children: ReactNode;
}

/** Gives the components inside it their own words in another language. */
export const MessagesProvider = ({ messages, children }: MessagesProviderProps) => (
  <MessagesContext value={messages as Readonly<Record<string, object | undefined>>}>
    {children}
  </MessagesContext>
);
