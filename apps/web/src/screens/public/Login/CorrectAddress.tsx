import { correctionProblem } from '@seatwise/flows/login';
import { Button, Form, TextField } from '@seatwise/ui';
import { useEffect, useId, useState } from 'react';
import { verification as copy } from '../../../content/login.ts';

interface CorrectAddressProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onCorrect: (email: string) => void;
}

/** Corrects an email address that was mistyped at sign-up. */
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
      <Button tone="quiet" size="compact" flush onPress={() => setIsOpen(true)}>
        {copy.mistyped}
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
        label={copy.correct}
        hint={copy.correctHint}
        type="email"
        autoComplete="email"
        required
        value={email}
        error={tried ? problem : undefined}
        onChange={({ value }) => setEmail(value)}
      />
      <Button type="submit" tone="secondary" loading={busy} disabled={disabled} keepsFocus>
        {copy.submitCorrect}
      </Button>
    </Form>
  );
};
