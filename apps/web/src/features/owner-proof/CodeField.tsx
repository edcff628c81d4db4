import { OtpField } from '@seatwise/ui';
import { codeField as copy } from '../../content/accountSecurity.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Whether there are no recovery codes yet, which the hint then does not mention. */
  readonly isFirst?: boolean;
}

/** A code of the authenticator app, or a recovery code. */
export const CodeField = ({ value, onChange, isFirst = false }: CodeFieldProps) => (
  <OtpField
    value={value}
    label={copy.label}
    hint={isFirst ? copy.firstHint : copy.hint}
    required
    onChange={(change) => onChange(change.value)}
  />
);
