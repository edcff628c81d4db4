import { Button, Form, Text } from '@seatwise/ui';
import { useState } from 'react';
import { secondStep as copy } from '../../../content/accountSecurity.ts';
import { CodeField } from '../../../features/owner-proof/CodeField.tsx';
import type { useLogin } from './useLogin.ts';

interface SecondStepProps extends Pick<ReturnType<typeof useLogin>, 'send'> {
  /** Whether a request is pending. */
  readonly isBusy: boolean;
}

/** The code that the account of a member of staff asks for, in place of the sign-in form. */
export const SecondStep = ({ send, isBusy }: SecondStepProps) => {
  const [code, setCode] = useState('');
  return (
    <Form onSubmit={() => send({ type: 'code.submitted', code })}>
      <CodeField value={code} onChange={setCode} />
      <Button type="submit" wide loading={isBusy}>
        {copy.submit}
      </Button>
      <Text size="small" tone="muted">
        {copy.lost}
      </Text>
      <Button
        tone="quiet"
        size="compact"
        disabled={isBusy}
        onPress={() => send({ type: 'code.cancelled' })}
      >
        {copy.cancel}
      </Button>
    </Form>
  );
};
