export { ChatPanelDay } from './ChatPanelDay.tsx';
export type { ChatPanelDayProps } from './ChatPanelDay.tsx';
export { ChatPanel } from './ChatPanel.tsx';
export type { ChatPanelProps } from './ChatPanel.tsx';
