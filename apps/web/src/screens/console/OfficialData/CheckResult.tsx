import type { DataImport, Decision, ListText } from '@seatwise/flows/official-data';
import {
  Button,
  Grid,
  Heading,
  Inline,
  Notice,
  Stack,
  StatCard,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { useCallback } from 'react';
import { content } from '../../../content/officialData.ts';
import { Coverage } from './Coverage.tsx';
import { Decisions } from './Decisions.tsx';
import { Differences } from './Differences.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { listText } from './listText.ts';
import { Problems } from './Problems.tsx';
import { PublishButton } from './PublishButton.tsx';
import type { ImportFlow } from './useDataImport.ts';

export type Result = NonNullable<DataImport['result']>;

interface CheckResultProps {
  readonly flow: ImportFlow;
  readonly data: DataImport;
  readonly result: Result;
}

const { result: copy } = content;

/** The findings of the check, the changes that publishing would make, and the decision. */
export const CheckResult = ({ flow, data, result }: CheckResultProps) => {
  const { send } = flow;
  const number = useNumberFormatter();
  const { details } = data;
  const { rows, used, leftOut, skipped } = result;
  const decide = useCallback(
    (decisions: Decision[], undone?: ListText[]): void =>
      send({ type: 'decisions.made', decisions, ...(undone && { undone }) }),
    [send],
  );
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={3}>{copy.heading}</Heading>
        <Text tone="muted">
          <bdi>
            {data.fileName}
            {details && ` · ${listText(details)}`}
          </bdi>
        </Text>
      </Stack>
      <Grid columns={3}>
        <StatCard
          label={copy.used}
          value={number.format(used)}
          hint={copy.ofRows(number.format(rows))}
        />
        <StatCard label={copy.leftOut} value={number.format(leftOut)} />
        <StatCard label={copy.skipped} value={number.format(skipped)} hint={copy.skippedHint} />
      </Grid>
      {used === 0 && <Notice tone="caution">{copy.nothingUsable}</Notice>}
      <Decisions data={data} onDecide={decide} />
      <Coverage result={result} />
      <Problems id={data.id} result={result} />
      <Differences kind={data.kind} result={result} />
      <Inline justify="between">
        <Inline>
          <DiscardButton flow={flow} data={data} />
          <Button tone="secondary" onPress={() => send({ type: 'mapping.reopened' })}>
            {content.back}
          </Button>
        </Inline>
        <PublishButton flow={flow} data={data} result={result} />
      </Inline>
    </Stack>
  );
};
