export { Data as Component } from './Data.tsx';
