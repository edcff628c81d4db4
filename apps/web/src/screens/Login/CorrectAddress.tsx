import { correctionProblem } from '@seatwise/flows/login';
import { Button, Form, TextField } from '@seatwise/ui';
import { useEffect, useId, useState } from 'react';
import { verification as words } from '../../content/login.ts';

interface CorrectAddressProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onCorrect: (email: string) => void;
}

/** A way out for an account whose address was mistyped at sign-up. */
export const CorrectAddress = ({ busy, disabled, onCorrect }: CorrectAddressProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const problem = correctionProblem(email);
  const id = useId();
  useEffect(() => {
    if (isOpen) document.getElementById(id)?.focus();
  }, [isOpen, id]);
  if (!isOpen)
    return (
      <Button tone="quiet" size="compact" disabled={disabled} onPress={() => setIsOpen(true)}>
        {words.mistyped}
      </Button>
    );
  return (
    <Form
      onSubmit={() => {
        setTried(true);
        if (!problem) onCorrect(email);
      }}
    >
      <TextField
        id={id}
        label={words.correct}
        hint={words.correctHint}
        type="email"
        autoComplete="email"
        required
        value={email}
        error={tried ? problem : undefined}
        onChange={({ value }) => setEmail(value)}
      />
      <Button type="submit" tone="secondary" loading={busy} disabled={disabled} keepsFocus>
        {words.submitCorrect}
      </Button>
    </Form>
  );
};
