import type { ReactNode } from 'react';
import { MessagesContext } from '../../internal/useMessages.ts';
import type { DataTableMessages } from '../DataTable/index.ts';
import type { DialogMessages } from '../Dialog/index.ts';
import type { PaginationMessages } from '../Pagination/index.ts';

/** The messages of each component that has any of its own, by the component's name. */
export interface ComponentMessages {
  readonly DataTable?: Partial<DataTableMessages>;
  readonly Dialog?: Partial<DialogMessages>;
  readonly Pagination?: Partial<PaginationMessages>;
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
