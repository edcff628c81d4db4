import { errorsOf, isValidStep, type Field, type Values } from '@seatwise/flows/sign-up';
import { content } from '../../../content/signUp.ts';
import type { SignUp } from './useSignUp.ts';

/** The props of a form field. */
interface FieldAttributes {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly required: true;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (change: { value: string }) => void;
  readonly onBlur: () => void;
}

export interface StepProps {
  readonly values: Values;
  readonly isValid: boolean;
  readonly field: (name: Field) => FieldAttributes;
  readonly send: SignUp['send'];
}

/** The props of a step; fields show their errors once they are touched. */
export const stepProps = ({ state, send }: SignUp): StepProps => {
  const { values, touched, taken } = state.context;
  const errors = errorsOf(values, touched, taken);
  return {
    values,
    isValid: isValidStep(values, state.matches('account') ? 'account' : 'exam', taken),
    send,
    field: (name) => ({
      id: `sign-up-${name}`,
      name,
      label: content.fields[name],
      required: true,
      value: values[name],
      error: errors[name],
      onChange: ({ value }) => send({ type: 'values.changed', values: { [name]: value } }),
      onBlur: () => send({ type: 'field.left', field: name }),
    }),
  };
};
