import type { Credentials } from '@seatwise/flows/login';
import { Button, Heading, Notice, Stack, Text, TextField, PasswordField } from '@seatwise/ui';
import { useState, type SubmitEvent } from 'react';
import { content } from '../../content/login.ts';

export interface LoginProps {
  /** What went wrong, if anything. */
  readonly message: string | null;
  /** A sign-in is under way. */
  readonly busy: boolean;
  /** The account waits for its email to be verified. */
  readonly unverified: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onCancel: () => void;
}

export const Login = ({ message, busy, unverified, onSubmit, onCancel }: LoginProps) => {
  const [rollnumberOrEmail, setIdentifier] = useState('');
  const [password, setPassword] = useState('');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit({ rollnumberOrEmail, password });
  };

  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1}>{content.heading}</Heading>
        <Text tone="muted">{content.promise}</Text>
      </Stack>
      {message !== null && <Notice tone="critical">{message}</Notice>}
      {unverified ? (
        <Button tone="quiet" onPress={onCancel}>
          {content.cancel}
        </Button>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack>
            <TextField
              label={content.identifier}
              value={rollnumberOrEmail}
              onChange={({ value }) => setIdentifier(value)}
              autoComplete="username"
              required
            />
            <PasswordField
              label={content.password}
              value={password}
              onChange={({ value }) => setPassword(value)}
              required
            />
            <Button type="submit" wide loading={busy}>
              {busy ? content.submitting : content.submit}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
};
