import { accountSecurity } from '@seatwise/api-client/contract/accountSecurity';
import { Button, Dialog, Form, Inline, Link, Notice, Stack, Text, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { secondFactor as copy } from '../../../content/accountSecurity.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';
import { CodeField } from '../../../features/owner-proof/CodeField.tsx';
import { saveFile } from '../../../features/workbook/saveFile.ts';
import { useServices } from '../../../services/services.ts';
import { recoveryCodes } from './EditProfile.css.ts';
import { QrCode } from './QrCode.tsx';

interface KeyProps {
  /** The key of the account, and the same as an address that an authenticator app opens. */
  readonly begun: { readonly key: string; readonly uri: string };
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Hands the key over to an app, and takes its first code. */
const KeyStep = ({ begun: { key, uri }, onConfirmed, onCancel }: KeyProps) => {
  const { api } = useServices();
  const { confirmSecondFactor } = api.area(accountSecurity);
  const { isBusy, failure, run } = useRequest(copy.actionFailed);
  const [code, setCode] = useState('');
  const submit = (): Promise<boolean> =>
    run(async () => onConfirmed((await confirmSecondFactor({ code })).recoveryCodes));
  return (
    <Form onSubmit={() => void submit()}>
      <QrCode text={uri} label={copy.qr} />
      <Text size="small" tone="muted">
        {copy.scanHint}
      </Text>
      <Link href={uri} standalone>
        {copy.open}
      </Link>
      <TextField
        label={copy.key}
        readOnly
        value={key.replace(/.{4}(?=.)/g, '$& ')}
        onChange={() => {}}
      />
      <CodeField isFirst value={code} onChange={setCode} />
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      <Inline>
        <Button type="submit" loading={isBusy} disabled={code === ''} keepsFocus>
          {copy.confirm}
        </Button>
        <Button tone="secondary" disabled={isBusy} onPress={onCancel}>
          {copy.cancel}
        </Button>
      </Inline>
    </Form>
  );
};

interface CodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, which are shown this once. */
const CodesStep = ({ codes, onClose }: CodesProps) => (
  <Stack>
    <ul className={recoveryCodes} aria-label={copy.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <Inline>
      <Button
        tone="secondary"
        onPress={() =>
          saveFile(new Blob([codes.join('\n')], { type: 'text/plain' }), copy.fileName)
        }
      >
        {copy.download}
      </Button>
      <Button onPress={onClose}>{copy.done}</Button>
    </Inline>
  </Stack>
);

/** Turns two-step sign-in on: the key for the app, its first code, the recovery codes. */
export const Enrolment = ({
  begun,
  onClose,
}: Pick<KeyProps, 'begun'> & Pick<CodesProps, 'onClose'>) => {
  const [codes, setCodes] = useState<readonly string[]>();
  return codes ? (
    <Dialog
      open
      dismissible={false}
      title={copy.recovery}
      description={copy.recoveryHint}
      onClose={onClose}
    >
      <CodesStep codes={codes} onClose={onClose} />
    </Dialog>
  ) : (
    <Dialog open title={copy.scan} onClose={onClose}>
      <KeyStep begun={begun} onConfirmed={setCodes} onCancel={onClose} />
    </Dialog>
  );
};
