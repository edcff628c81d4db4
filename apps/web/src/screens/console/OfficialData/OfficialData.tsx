import {
  Button,
  Grid,
  Heading,
  icons,
  Notice,
  PageHeader,
  Spinner,
  Stack,
  StatCard,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { content } from '../../../content/officialData.ts';
import { whenIdle } from '../../../lib/scheduling.ts';
import { ImportPanel } from './ImportPanel.tsx';
import { KnownSpellings } from './KnownSpellings.tsx';
import { ListsInForce } from './ListsInForce.tsx';
import { listText } from './listText.ts';
import { useDataImport } from './useDataImport.ts';
import { useVersions, type PublishedData, type Version } from './useVersions.ts';
import { VersionQuestion, type Question } from './VersionQuestion.tsx';
import { Versions } from './Versions.tsx';

/** Below all that the page is worked with: the pictures load after it. */
const AccuracyFigures = lazy(async () => {
  await whenIdle();
  const { AccuracyFigures: Figures } =
    await import('../../../features/accuracy/AccuracyFigures.tsx');
  return { default: Figures };
});

interface InForceProps {
  readonly data: PublishedData;
  readonly onAsk: (question: Question) => void;
}

/** The version that a roll-back leads to; 0 for the samples. */
const previousOf = ({ versions, current }: PublishedData): number =>
  versions.find(({ id, withdrawnAt }) => withdrawnAt == null && id < current)?.id ?? 0;

const InForce = ({ data, onAsk }: InForceProps) => {
  const number = useNumberFormatter();
  const { current, versions, published, samples } = data;
  const newest = versions.find(({ id }) => id === current);
  const lists = versions.filter((version) => version.inForce).length;
  const to = previousOf(data);
  const { inForce } = content;
  const ask = useCallback((version: Version) => onAsk({ change: 'withdraw', version }), [onAsk]);
  return (
    <Stack>
      <Grid columns={3}>
        {newest ? (
          <StatCard
            label={inForce.label}
            value={inForce.lists(number.format(lists))}
            hint={inForce.newest(current, listText(newest))}
            action={
              <Button
                tone="secondary"
                size="compact"
                icon={icons.Undo2}
                onPress={() => onAsk({ change: 'rollBack', version: newest, to })}
              >
                {content.rollBack(to)}
              </Button>
            }
          />
        ) : (
          <StatCard label={inForce.label} value={inForce.none} hint={inForce.noneHint} />
        )}
        <StatCard
          label={content.published.label}
          value={number.format(published)}
          hint={content.published.hint}
        />
        <StatCard
          label={content.samples.label}
          value={number.format(samples)}
          hint={content.samples.hint}
        />
      </Grid>
      {lists > 0 && <ListsInForce data={data} onWithdraw={ask} />}
    </Stack>
  );
};

/** Official data: what is in force, the import of a list, the versions. */
export const OfficialData = () => {
  const versions = useVersions();
  const flow = useDataImport(versions.refetch);
  const { data, status, result, refetch } = versions;
  const [question, setQuestion] = useState<Question>();
  const restore = useCallback(
    (version: Version) => setQuestion({ change: 'restore', version }),
    [],
  );
  const confirm = async (asked: Question): Promise<void> => {
    await versions.change(asked);
    setQuestion(undefined);
  };
  return (
    <Stack gap="lg">
      <PageHeader title={content.heading} subtitle={content.subtitle} />
      {result && (
        <Notice tone={result.tone} onDismiss={versions.dismissResult}>
          {result.text}
        </Notice>
      )}
      {status === 'loading' && <Spinner label={content.loading} />}
      {status === 'failed' && <LoadFailure onRetry={refetch}>{content.failed}</LoadFailure>}
      {data && (
        <Stack as="section">
          <Heading level={2}>{content.lists.heading}</Heading>
          <InForce data={data} onAsk={setQuestion} />
        </Stack>
      )}
      <VersionQuestion
        question={question}
        busy={versions.isBusy}
        onConfirm={(asked) => void confirm(asked)}
        onCancel={() => setQuestion(undefined)}
      />
      <Stack as="section">
        <Heading level={2}>{content.import}</Heading>
        <ImportPanel flow={flow} open={data?.open ?? []} />
      </Stack>
      {data && (
        <Stack as="section">
          <Heading level={2}>{content.versions.heading}</Heading>
          <Versions data={data} onRestore={restore} />
        </Stack>
      )}
      {data && (
        <Stack as="section">
          <Stack gap="xs">
            <Heading level={2}>{content.spellings.heading}</Heading>
            <Text tone="muted">{content.spellings.hint}</Text>
          </Stack>
          {/* Each publication may keep more of them. */}
          <KnownSpellings key={data.current} />
        </Stack>
      )}
      {data && (
        <Stack as="section">
          <Stack gap="xs">
            <Heading level={2}>{content.accuracy.heading}</Heading>
            <Text tone="muted">{content.accuracy.hint}</Text>
          </Stack>
          <Suspense fallback={<Spinner label={content.accuracy.loading} />}>
            {/* Each version is measured for itself. */}
            <AccuracyFigures key={data.current} />
          </Suspense>
        </Stack>
      )}
    </Stack>
  );
};
