export { ChatPanel } from './ChatPanel.tsx';
export type { ChatPanelProps } from './ChatPanel.tsx';
export type { ChatPanelMessage } from './chatRows.ts';
export type { ChatPanelMessages } from './messages.ts';
