import { ownData } from '@seatwise/api-client/contract/ownData';
import { Button, Dialog, Form, Inline, Notice, PasswordField, Text, icons } from '@seatwise/ui';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { ownData as copy } from '../../../content/editProfile.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';
import { saveFile } from '../../../features/workbook/saveFile.ts';
import { useServices } from '../../../services/services.ts';

const DeleteAccountDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { api, session } = useServices();
  const { deleteOwnAccount } = api.area(ownData);
  const { isBusy, failure, run } = useRequest(copy.removeFailed);
  const [password, setPassword] = useState('');
  const submit = async (): Promise<void> => {
    if (await run(() => deleteOwnAccount({ password }))) session.signOut();
  };
  return (
    <Dialog open title={copy.question} description={copy.consequences} onClose={onClose}>
      <Form onSubmit={() => void submit()}>
        <PasswordField
          label={copy.password}
          required
          value={password}
          onChange={({ value }) => setPassword(value)}
        />
        {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
        <Inline>
          <Button type="submit" tone="critical" loading={isBusy} disabled={password === ''}>
            {copy.confirm}
          </Button>
          <Button tone="secondary" disabled={isBusy} onPress={onClose}>
            {copy.keep}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
};

/** The student's own data as a file, and the deletion of the account; absent if a backend has only the documented calls. */
export const OwnDataCard = () => {
  const { api } = useServices();
  const { readOwnData } = api.area(ownData);
  const { isBusy, failure, run } = useRequest(copy.downloadFailed);
  const [isDeleting, setDeleting] = useState(false);
  const { applicant } = useApplicant();
  if (applicant.state === 'notOffered') return null;
  const download = (): Promise<boolean> =>
    run(async () => {
      const text = JSON.stringify(await readOwnData(), null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), copy.fileName);
    });
  return (
    <TitledCard title={copy.heading} id="own-data">
      <Text size="small" tone="muted">
        {copy.explanation}
      </Text>
      <Inline>
        <Button
          tone="secondary"
          icon={icons.Download}
          loading={isBusy}
          onPress={() => void download()}
        >
          {copy.download}
        </Button>
        <Button tone="secondary" onPress={() => setDeleting(true)}>
          {copy.remove}
        </Button>
      </Inline>
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </TitledCard>
  );
};
