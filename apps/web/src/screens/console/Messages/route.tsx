export { Messages as Component } from './Messages.tsx';
