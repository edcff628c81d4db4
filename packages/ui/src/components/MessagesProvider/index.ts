export { MessagesProvider } from './MessagesProvider.tsx';
export type { ComponentMessages, MessagesProviderProps } from './MessagesProvider.tsx';
