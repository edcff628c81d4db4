export { loginDraftFrom, rememberKey } from './draft.ts';
export { loginMachine } from './loginMachine.ts';
export { correctionProblem, wrongCredential, type Credentials } from './validate.ts';
