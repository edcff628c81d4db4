export { Menu } from './Menu.tsx';
export type { MenuProps } from './Menu.tsx';
export type { MenuItem } from './MenuPanel.tsx';
