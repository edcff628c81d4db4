import { accountSecurity } from '@seatwise/api-client/contract/accountSecurity';
import type { Need } from '@seatwise/api-client/contract/failures';
import { failureOf, fromServer } from '@seatwise/flows/shared';
import { AlertDialog, Button, Dialog, Form, Inline, Notice, PasswordField } from '@seatwise/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ownerProof as copy } from '../../content/accountSecurity.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../services/services.ts';
import { CodeField } from './CodeField.tsx';

/** Leads staff to their profile, without whose second step the console stays closed. */
const SecondFactorMissing = () => {
  const { ownerProof } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <AlertDialog
      open={pathname !== paths.editProfile}
      title={copy.missing}
      message={copy.missingMessage}
      confirmLabel={copy.toProfile}
      onConfirm={() => {
        ownerProof.settle(false);
        void navigate(paths.editProfile);
      }}
    />
  );
};

const ProofForm = ({ asksCode }: { readonly asksCode: boolean }) => {
  const { api, ownerProof } = useServices();
  const { proveOwner } = api.area(accountSecurity);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await proveOwner({ password, ...(asksCode && { code }) });
      ownerProof.settle(true);
    } catch (error) {
      setFailure(fromServer(failureOf(error).serverMessage ?? copy.failed));
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={() => void submit()}>
      <PasswordField
        label={copy.password}
        required
        value={password}
        onChange={({ value }) => setPassword(value)}
      />
      {asksCode && <CodeField value={code} onChange={setCode} />}
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      <Inline>
        <Button
          type="submit"
          loading={isBusy}
          disabled={password === '' || (asksCode && code === '')}
          keepsFocus
        >
          {copy.confirm}
        </Button>
        <Button tone="secondary" disabled={isBusy} onPress={() => ownerProof.settle(false)}>
          {copy.cancel}
        </Button>
      </Inline>
    </Form>
  );
};

/** Asks for what a refused call needs, and lets it be made again. */
export const OwnerProofDialog = ({ needs }: { readonly needs: Need }) => {
  const { ownerProof } = useServices();
  if (needs === 'second-factor') return <SecondFactorMissing />;
  return (
    <Dialog
      open
      title={copy.title}
      description={copy.reason}
      onClose={() => ownerProof.settle(false)}
    >
      <ProofForm asksCode={needs === 'password-and-code'} />
    </Dialog>
  );
};
