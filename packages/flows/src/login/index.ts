export type { EmailCorrection } from './loginSetup.ts';
export { loginDraftFrom } from './draft.ts';
export { loginMachine } from './loginMachine.ts';
export type { OtpConfirmation, OtpRequest } from '../shared/otp.ts';
export { identifierToKeep, rememberKey } from './remember.ts';
export { canSubmit, correctionProblem } from './validate.ts';
export type { Credentials } from './validate.ts';
