import { createContext, use, useMemo } from 'react';

/** Messages by component name, given by a MessagesProvider. */
export const MessagesContext = createContext<Readonly<Record<string, object | undefined>>>({});

/** A component's own messages: its English defaults, overridden by those that a provider gives. */
export const useMessages = <Messages extends object>(
  component: string,
  defaults: Messages,
): Messages => {
  const given = use(MessagesContext)[component];
  return useMemo(() => (given ? { ...defaults, ...given } : defaults), [defaults, given]);
};
