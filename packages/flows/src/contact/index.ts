export { contactMachine } from './contactMachine.ts';
export { errorsOf, longest, parseDraft } from './validate.ts';
export type { Field, Values } from './validate.ts';
