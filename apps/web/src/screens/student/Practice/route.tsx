export { Practice as Component } from './Practice.tsx';
