export { UndoEmailChange as Component } from './UndoEmailChange.tsx';
