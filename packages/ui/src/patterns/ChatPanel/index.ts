export { ChatPanel } from './ChatPanel.tsx';
export type { ChatPanelProps } from './ChatPanel.tsx';
