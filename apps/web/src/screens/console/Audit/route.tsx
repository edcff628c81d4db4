export { Audit as Component } from './Audit.tsx';
