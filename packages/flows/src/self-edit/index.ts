export { messages as selfEditMessages } from './messages.ts';
export { selfEditMachine } from './selfEditMachine.ts';
export { contactFrom, emailProblem } from './validate.ts';
export type { Contact, ContactUpdate } from './validate.ts';
