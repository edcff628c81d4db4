export type { EmailCorrection } from './loginSetup.ts';
export { loginDraftFrom, rememberKey } from './draft.ts';
export { loginMachine } from './loginMachine.ts';
export type { OtpConfirmation, OtpRequest } from '../shared/otp.ts';
export { correctionProblem, wrongCredential } from './validate.ts';
export type { Credentials } from './validate.ts';
