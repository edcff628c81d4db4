import { canSubmit, type Credentials } from '@seatwise/flows/login';
import { Button, Checkbox, Form, Inline, Link, PasswordField, Text, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../content/login.ts';
import { paths } from '../../paths.ts';

interface LoginFormProps {
  /** What was remembered of the last visit. */
  readonly remembered: string;
  /** A sign-in is under way. */
  readonly busy: boolean;
  readonly onSubmit: (credentials: Credentials, remember: boolean) => void;
  readonly onReset: () => void;
}

export const LoginForm = ({ remembered, busy, onSubmit, onReset }: LoginFormProps) => {
  const [typed, setTyped] = useState<string>();
  const [password, setPassword] = useState('');
  const [chosen, setChosen] = useState<boolean>();
  const [attempted, setAttempted] = useState(false);
  const rollnumberOrEmail = typed ?? remembered;
  const remember = chosen ?? remembered !== '';
  const credentials = { rollnumberOrEmail, password };
  const nobody = rollnumberOrEmail.trim() === '';

  return (
    <Form
      onSubmit={() => {
        setAttempted(true);
        if (canSubmit(credentials)) onSubmit(credentials, remember);
      }}
    >
      <TextField
        label={content.identifier}
        value={rollnumberOrEmail}
        onChange={({ value }) => setTyped(value)}
        autoComplete="username"
        name="username"
        required
        error={attempted && nobody ? content.identifierMissing : undefined}
      />
      <PasswordField
        label={content.password}
        value={password}
        onChange={({ value }) => setPassword(value)}
        name="password"
        required
        error={attempted && !nobody && !canSubmit(credentials) ? content.passwordShort : undefined}
      />
      <Inline justify="between">
        <Checkbox
          label={content.remember}
          checked={remember}
          onChange={({ checked }) => setChosen(checked)}
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
