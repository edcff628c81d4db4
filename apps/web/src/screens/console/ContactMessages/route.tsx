export { ContactMessages as Component } from './ContactMessages.tsx';
