export { Events as Component } from './Events.tsx';
