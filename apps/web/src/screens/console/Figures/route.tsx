export { Figures as Component } from './Figures.tsx';
