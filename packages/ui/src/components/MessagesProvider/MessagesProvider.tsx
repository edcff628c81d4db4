import type { ReactNode } from 'react';
import { MessagesContext } from '../../internal/useMessages.ts';
import type { NavBarMessages } from '../../patterns/NavBar/index.ts';
import type { SideNavMessages } from '../../patterns/SideNav/index.ts';
import type { AlertDialogMessages } from '../AlertDialog/index.ts';
import type { DialogMessages } from '../Dialog/index.ts';
import type { MultiSelectFilterMessages } from '../MultiSelectFilter/index.ts';

/** The messages of each component that has any of its own, by the component's name. */
export interface ComponentMessages {
  readonly AlertDialog?: Partial<AlertDialogMessages>;
  readonly Dialog?: Partial<DialogMessages>;
  readonly MultiSelectFilter?: Partial<MultiSelectFilterMessages>;
  readonly NavBar?: Partial<NavBarMessages>;
  readonly SideNav?: Partial<SideNavMessages>;
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
