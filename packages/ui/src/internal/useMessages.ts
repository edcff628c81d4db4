import { createContext, use, useMemo } from 'react';

/** The MessagesProvider's overrides, by component name. */
export const MessagesContext = createContext<Readonly<Record<string, object | undefined>>>({});

/** A component's built-in messages: its English defaults with the provider's overrides. */
export const useMessages = <Messages extends object>(
  component: string,
  defaults: Messages,
): Messages => {
  const overrides = use(MessagesContext)[component];
  return useMemo(
    () => (overrides ? { ...defaults, ...overrides } : defaults),
    [defaults, overrides],
  );
};
