export { contactMachine } from './contactMachine.ts';
export { errorsOf, valuesFrom, type Field } from './validate.ts';
