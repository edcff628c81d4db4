export { counsellingCategories } from '@seatwise/api-client/contract/constants/counselling';
export { brokenPasswordRules, passwordRules } from '../shared/fields.ts';
export type { PasswordRule } from '../shared/fields.ts';
export { draftOf, valuesFrom } from './draft.ts';
export type { SignUpPayload } from './payload.ts';
export { signUpMachine } from './signUpMachine.ts';
export { errorsOf, genders, isValidStep, stepFields } from './validate.ts';
export type { Errors, Field, Step, Values } from './validate.ts';
