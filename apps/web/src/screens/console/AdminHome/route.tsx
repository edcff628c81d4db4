export { AdminHome as Component } from './AdminHome.tsx';
