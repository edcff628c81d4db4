import type { ReactNode } from 'react';
import { MessagesContext } from '../../internal/useMessages.ts';
import type { DialogMessages } from '../Dialog/index.ts';
import type { ToastMessages } from '../Toast/index.ts';

/** The messages of each component that has any of its own, by the component's name. */
export interface ComponentMessages {
  readonly Dialog?: Partial<DialogMessages>;
  readonly Toast?: Partial<ToastMessages>;
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
