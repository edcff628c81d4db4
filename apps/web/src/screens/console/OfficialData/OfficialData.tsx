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
import { lazy, Suspense } from 'react';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { content } from '../../../content/officialData.ts';
import { whenIdle } from '../../../lib/scheduling.ts';
import { ImportPanel } from './ImportPanel.tsx';
import { listText } from './listText.ts';
import { useDataImport } from './useDataImport.ts';
import { useVersions, type PublishedData } from './useVersions.ts';
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
  readonly busy: boolean;
  readonly onRollBack: () => void;
}

/** The version that a roll-back leads to; 0 for the samples. */
const previousOf = ({ versions, current }: PublishedData): number =>
  versions.find(({ id, withdrawnAt }) => withdrawnAt == null && id < current)?.id ?? 0;

const InForce = ({ data, busy, onRollBack }: InForceProps) => {
  const number = useNumberFormatter();
  const { current, versions, published, samples } = data;
  const version = versions.find(({ id }) => id === current);
  const { inForce } = content;
  return (
    <Grid columns={3}>
      {version ? (
        <StatCard
          label={inForce.label}
          value={inForce.version(current)}
          hint={listText(version)}
          action={
            <Button
              tone="secondary"
              size="compact"
              icon={icons.Undo2}
              loading={busy}
              onPress={onRollBack}
            >
              {content.rollBack(previousOf(data))}
            </Button>
          }
        />
      ) : (
        <StatCard label={inForce.label} value={inForce.none} hint={inForce.noneHint} />
      )}
      <StatCard label={content.published.label} value={number.format(published)} />
      <StatCard
        label={content.samples.label}
        value={number.format(samples)}
        hint={content.samples.hint}
      />
    </Grid>
  );
};

/** Official data: what is in force, the import of a list, the versions. */
export const OfficialData = () => {
  const versions = useVersions();
  const flow = useDataImport(versions.refetch);
  const { data, status, result, refetch } = versions;
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
        <InForce data={data} busy={versions.isBusy} onRollBack={() => void versions.rollBack()} />
      )}
      <Stack as="section">
        <Heading level={2}>{content.import}</Heading>
        <ImportPanel flow={flow} open={data?.open ?? []} />
      </Stack>
      {data && (
        <Stack as="section">
          <Heading level={2}>{content.versions.heading}</Heading>
          <Versions data={data} />
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
