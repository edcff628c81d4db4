export { NavBar } from './NavBar.tsx';
export type { NavBarProps } from './NavBar.tsx';
export type { NavLink } from './navLink.ts';
export type { NavBarMessages } from './messages.ts';
