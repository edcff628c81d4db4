export { messages as selfEditMessages } from './messages.ts';
export { emailChangeMachine } from './emailChangeMachine.ts';
export { selfEditMachine } from './selfEditMachine.ts';
export { contactFrom, emailProblem } from './validate.ts';
