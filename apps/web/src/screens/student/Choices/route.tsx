export { Choices as Component } from './Choices.tsx';
