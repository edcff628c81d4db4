import { Heading, Link, Notice, PageHeader, Stack, Text } from '@seatwise/ui';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { content } from '../../../content/officialData.ts';
import { paths } from '../../../paths.ts';
import { ImportPanel } from './ImportPanel.tsx';
import { step } from './ImportPanel.css.ts';
import { KnownSpellings } from './KnownSpellings.tsx';
import { RoundGrid, type WantedRound } from './RoundGrid.tsx';
import { useDataImport } from './useDataImport.ts';
import { useVersions } from './useVersions.ts';
import { VersionQuestion, type Question } from './VersionQuestion.tsx';
import { Versions } from './Versions.tsx';

/** Official data: the lists in force, the import of a list, the versions. */
export const OfficialData = () => {
  const versions = useVersions();
  const flow = useDataImport(versions.refetch);
  const { data, status, result, refetch } = versions;
  const [question, setQuestion] = useState<Question>();
  const [wanted, setWanted] = useState<WantedRound>();
  const imports = useRef<HTMLDivElement>(null);
  const confirm = async (asked: Question): Promise<void> => {
    await versions.change(asked);
    setQuestion(undefined);
  };
  const importRound = (round: WantedRound): void => {
    setWanted(round);
    imports.current?.focus({ preventScroll: true });
    imports.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Stack gap="lg">
      <PageHeader
        title={content.heading}
        subtitle={content.subtitle}
        actions={
          <Link href={paths.accuracy} standalone>
            {content.grid.accuracy}
          </Link>
        }
      />
      {result && (
        <Notice tone={result.tone} onDismiss={versions.dismissResult}>
          {result.text}
        </Notice>
      )}
      {status === 'loading' && <Loading label={content.loading} />}
      {status === 'failed' && <LoadFailure onRetry={refetch}>{content.failed}</LoadFailure>}
      {data && (
        <Stack as="section">
          <Stack gap="xs">
            <Heading level={2}>{content.grid.heading}</Heading>
            <Text tone="muted">
              {content.grid.lists(data.versions.filter(({ inForce }) => inForce).length)}
            </Text>
          </Stack>
          <RoundGrid
            versions={data.versions}
            onImport={flow.state.context.data ? undefined : importRound}
          />
        </Stack>
      )}
      <VersionQuestion
        question={question}
        busy={versions.isBusy}
        onConfirm={(asked) => void confirm(asked)}
        onCancel={() => setQuestion(undefined)}
      />
      <div ref={imports} tabIndex={-1} className={step}>
        <Stack as="section">
          <Heading level={2}>{content.import}</Heading>
          <ImportPanel flow={flow} open={data?.open ?? []} wanted={wanted} />
        </Stack>
      </div>
      {data && (
        <Stack as="section">
          <Heading level={2}>{content.versions.heading}</Heading>
          <Versions versions={data.versions} onAsk={setQuestion} />
        </Stack>
      )}
      {data && (
        <Stack as="section">
          <Stack gap="xs">
            <Heading level={2}>{content.spellings.heading}</Heading>
            <Text tone="muted">{content.spellings.hint}</Text>
          </Stack>
          {/* Each publication may store more spellings. */}
          <KnownSpellings key={data.current} />
        </Stack>
      )}
    </Stack>
  );
};
