import { canSubmit, type Credentials } from '@seatwise/flows/login';
import { Button, Checkbox, Form, Inline, Link, PasswordField, Text, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../content/login.ts';
import { paths } from '../../paths.ts';

/** The values that outlive the form; the password does not. */
export interface LoginValues {
  readonly identifier: string;
  readonly remember: boolean;
}

interface LoginFormProps extends LoginValues {
  readonly onChange: (change: Partial<LoginValues>) => void;
  /** The sign-in request is pending. */
  readonly busy: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onReset: () => void;
}

export const LoginForm = ({
  identifier,
  remember,
  onChange,
  busy,
  onSubmit,
  onReset,
}: LoginFormProps) => {
  const [password, setPassword] = useState('');
  const [attempted, setAttempted] = useState(false);
  const credentials = { rollnumberOrEmail: identifier, password };
  const isIdentifierMissing = identifier.trim() === '';

  return (
    <Form
      onSubmit={() => {
        setAttempted(true);
        if (canSubmit(credentials)) onSubmit(credentials);
      }}
    >
      <TextField
        label={content.identifier}
        value={identifier}
        onChange={({ value }) => onChange({ identifier: value })}
        autoComplete="username"
        name="username"
        required
        error={attempted && isIdentifierMissing ? content.identifierMissing : undefined}
      />
      <PasswordField
        label={content.password}
        value={password}
        onChange={({ value }) => setPassword(value)}
        name="password"
        required
        error={
          attempted && !isIdentifierMissing && !canSubmit(credentials)
            ? content.passwordShort
            : undefined
        }
      />
      <Inline justify="between">
        <Checkbox
          label={content.remember}
          checked={remember}
          onChange={({ checked }) => onChange({ remember: checked })}
        />
        <Button tone="quiet" size="compact" onPress={onReset}>
          {content.reset}
        </Button>
      </Inline>
      <Button type="submit" wide loading={busy}>
        {busy ? content.submitting : content.submit}
      </Button>
      <Text as="div">
        {content.newHere} <Link href={paths.createAccount}>{content.signUp}</Link>
      </Text>
      <Text as="div" size="small" tone="muted">
        {content.agree}{' '}
        <Link href={paths.terms} newTab>
          {content.terms}
        </Link>{' '}
        {content.and}{' '}
        <Link href={paths.privacy} newTab>
          {content.privacy}
        </Link>
      </Text>
    </Form>
  );
};
