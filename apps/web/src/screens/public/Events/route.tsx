export { Events as Component } from './Events.tsx';
export { prepare } from './useEvents.ts';
