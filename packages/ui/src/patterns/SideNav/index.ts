export { SideNav } from './SideNav.tsx';
export type { SideNavProps } from './SideNav.tsx';
export type { SideNavItem } from './SideNav.tsx';
export type { SideNavMessages } from './messages.ts';
