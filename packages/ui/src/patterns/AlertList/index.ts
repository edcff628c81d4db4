export { AlertList } from './AlertList.tsx';
export type { AlertListProps } from './AlertList.tsx';
export { AlertItem } from './AlertItem.tsx';
export type { AlertEntry, AlertItemProps } from './AlertItem.tsx';
export type { AlertListMessages } from './messages.ts';
