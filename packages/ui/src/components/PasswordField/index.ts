export { PasswordField } from './PasswordField.tsx';
export type { PasswordFieldProps } from './PasswordField.tsx';
export type { PasswordRule } from './PasswordField.tsx';
export type { PasswordFieldMessages } from './messages.ts';
