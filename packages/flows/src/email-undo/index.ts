export { emailUndoMachine } from './emailUndoMachine.ts';
