export { Chat as Component } from './Chat.tsx';
