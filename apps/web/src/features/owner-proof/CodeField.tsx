import { OtpField } from '@seatwise/ui';
import { codeField as copy } from '../../content/accountSecurity.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** A code of the authenticator app, or a recovery code. */
export const CodeField = ({ value, onChange }: CodeFieldProps) => (
  <OtpField
    value={value}
    label={copy.label}
    hint={copy.hint}
    required
    onChange={(change) => onChange(change.value)}
  />
);
