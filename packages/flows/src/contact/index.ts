export { contactMachine } from './contactMachine.ts';
export { errorsOf, valuesFrom } from './validate.ts';
export type { Field, Values } from './validate.ts';
