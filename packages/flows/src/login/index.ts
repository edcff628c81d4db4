export { loginMachine } from './loginMachine.ts';
export { canSubmit } from './validate.ts';
export type { Credentials } from './validate.ts';
