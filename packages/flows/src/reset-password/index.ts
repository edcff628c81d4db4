export { brokenPasswordRules, passwordRules } from '../shared/fields.ts';
export type { PasswordRule } from '../shared/fields.ts';
export { resetDraftFrom } from './draft.ts';
export type { ResetDraft } from './draft.ts';
export { resetPasswordMachine } from './resetPasswordMachine.ts';
export type { OtpConfirmation, OtpRequest } from '../shared/otp.ts';
export { sendResetLink } from './sendResetLink.ts';
export { isPanelFilled } from './validate.ts';
