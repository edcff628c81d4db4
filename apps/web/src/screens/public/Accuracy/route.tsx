export { Accuracy as Component } from './Accuracy.tsx';
