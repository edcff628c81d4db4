import { accountSecurity } from '@seatwise/api-client/contract/accountSecurity';
import { Button, Dialog, Form, Inline, Notice, PasswordField } from '@seatwise/ui';
import { useState } from 'react';
import { secondFactor as copy } from '../../../content/accountSecurity.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';
import { CodeField } from '../../../features/owner-proof/CodeField.tsx';
import { useServices } from '../../../services/services.ts';

/** Turns two-step sign-in off, with password and code. */
export const RemoveSecondFactor = ({ onClose }: { readonly onClose: () => void }) => {
  const { api } = useServices();
  const { removeSecondFactor } = api.area(accountSecurity);
  const { isBusy, failure, run } = useRequest(copy.actionFailed);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const submit = async (): Promise<void> => {
    if (await run(() => removeSecondFactor({ password, code }))) onClose();
  };
  return (
    <Dialog open title={copy.offQuestion} description={copy.offConsequence} onClose={onClose}>
      <Form onSubmit={() => void submit()}>
        <PasswordField
          label={copy.password}
          required
          value={password}
          onChange={({ value }) => setPassword(value)}
        />
        <CodeField value={code} onChange={setCode} />
        {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
        <Inline>
          <Button
            type="submit"
            tone="critical"
            loading={isBusy}
            disabled={password === '' || code === ''}
            keepsFocus
          >
            {copy.turnOff}
          </Button>
          <Button tone="secondary" disabled={isBusy} onPress={onClose}>
            {copy.cancel}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
};
