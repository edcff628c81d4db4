export { control, frame, leading, trailing } from './Field.css.ts';
export { Field, FieldError } from './Field.tsx';
export type { FieldProps } from './Field.tsx';
export type { FieldMessages } from './messages.ts';
