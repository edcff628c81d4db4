export { NavBar } from './NavBar.tsx';
export type { NavBarProps } from './NavBar.tsx';
export type { NavLink } from './NavBar.tsx';
