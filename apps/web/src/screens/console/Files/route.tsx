export { Files as Component } from './Files.tsx';
