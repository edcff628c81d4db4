export { counsellingCategories } from '@seatwise/api-client/contract/constants/counselling';
export { brokenPasswordRules, passwordRules } from '../shared/fields.ts';
export { draftOf, valuesFrom, withQuestion } from './draft.ts';
export { signUpMachine } from './signUpMachine.ts';
export { errorsOf, genders, isValidStep, stepFields, type Field } from './validate.ts';
