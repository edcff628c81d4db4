import { wrongCredential, type Credentials } from '@seatwise/flows/login';
import { Button, Checkbox, Form, Inline, Link, PasswordField, Text, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { Agreement } from '../../../components/Agreement.tsx';
import { content } from '../../../content/login.ts';
import { paths } from '../../../paths.ts';

/** The values that outlive the form, which exclude the password. */
export interface LoginValues {
  readonly rollnumberOrEmail: string;
  readonly remember: boolean;
}

interface LoginFormProps extends LoginValues {
  readonly onChange: (change: Partial<LoginValues>) => void;
  /** Whether the sign-in request is pending. */
  readonly busy: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onReset: () => void;
}

export const LoginForm = ({
  rollnumberOrEmail,
  remember,
  onChange,
  busy,
  onSubmit,
  onReset,
}: LoginFormProps) => {
  const [password, setPassword] = useState('');
  const [attempted, setAttempted] = useState(false);
  const credentials = { rollnumberOrEmail, password };
  const wrong = attempted ? wrongCredential(credentials) : undefined;

  return (
    <Form
      onSubmit={() => {
        setAttempted(true);
        onSubmit(credentials);
      }}
    >
      <TextField
        label={content.rollnumberOrEmail}
        value={rollnumberOrEmail}
        onChange={({ value }) => onChange({ rollnumberOrEmail: value })}
        autoComplete="username"
        name="username"
        required
        error={
          wrong?.field === 'rollnumberOrEmail'
            ? (wrong.tooLong ?? content.rollnumberOrEmailMissing)
            : undefined
        }
      />
      <PasswordField
        label={content.password}
        value={password}
        onChange={({ value }) => setPassword(value)}
        name="password"
        required
        error={wrong?.field === 'password' ? (wrong.tooLong ?? content.passwordShort) : undefined}
      />
      <Inline justify="between">
        <Checkbox
          label={content.remember}
          checked={remember}
          onChange={({ checked }) => onChange({ remember: checked })}
        />
        <Button tone="quiet" size="compact" flush onPress={onReset}>
          {content.reset}
        </Button>
      </Inline>
      <Button type="submit" wide loading={busy}>
        {busy ? content.submitting : content.submit}
      </Button>
      <Text as="div">
        {content.newHere} <Link href={paths.createAccount}>{content.signUp}</Link>
      </Text>
      <Agreement start={content.agree} />
    </Form>
  );
};
