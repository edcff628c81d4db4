import { alerts as contract } from '@seatwise/api-client/contract/alerts';
import { alertTopics, type AlertTopic } from '@seatwise/api-client/contract/constants/alerts';
import { Button, Checkbox, Dialog, Form, Inline, Notice, Spinner, Stack, Text } from '@seatwise/ui';
import { useState } from 'react';
import { news } from '../../content/alerts.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useServices } from '../../services/services.ts';

const { choice: copy } = news;

interface AlertChoiceProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The topics as the account has them; loaded when the dialog opens. */
const Topics = ({ onClose, onSaved }: Omit<AlertChoiceProps, 'open'>) => {
  const { api } = useServices();
  const { data, status } = useQuery(contract, 'readAlertChoice');
  const [changed, setChanged] = useState<readonly AlertTopic[]>();
  const [saving, setSaving] = useState<'idle' | 'saving' | 'failed'>('idle');
  if (status === 'loading') return <Spinner label={copy.loading} />;
  if (!data) return <Notice tone="critical">{copy.notLoaded}</Notice>;
  const chosen = changed ?? data.topics ?? alertTopics;
  const save = async (): Promise<void> => {
    setSaving('saving');
    const isEverything = alertTopics.every((topic) => chosen.includes(topic));
    try {
      await api.area(contract).saveAlertChoice({ topics: isEverything ? null : [...chosen] });
      onSaved();
    } catch (error) {
      logFailure(error);
      setSaving('failed');
    }
  };
  return (
    <Form onSubmit={() => void save()}>
      <Stack gap="sm">
        {alertTopics.map((topic) => (
          <Checkbox
            key={topic}
            label={news.topic(topic)}
            checked={chosen.includes(topic)}
            onChange={({ checked }) =>
              setChanged(
                alertTopics.filter((one) => (one === topic ? checked : chosen.includes(one))),
              )
            }
          />
        ))}
      </Stack>
      {chosen.length === 0 && <Text tone="muted">{copy.nothing}</Text>}
      {saving === 'failed' && <Notice tone="critical">{copy.notSaved}</Notice>}
      <Inline justify="end">
        <Button tone="secondary" onPress={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" loading={saving === 'saving'} keepsFocus>
          {saving === 'saving' ? copy.saving : copy.save}
        </Button>
      </Inline>
    </Form>
  );
};

/** A student's choice of topics. */
export const AlertChoice = ({ open, onClose, onSaved }: AlertChoiceProps) => (
  <Dialog open={open} title={copy.title} description={copy.hint} onClose={onClose}>
    <Topics onClose={onClose} onSaved={onSaved} />
  </Dialog>
);
