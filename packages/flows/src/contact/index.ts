export { contactMachine } from './contactMachine.ts';
export { errorsOf, longest, nothing, parseDraft } from './validate.ts';
export type { Field, Values } from './validate.ts';
