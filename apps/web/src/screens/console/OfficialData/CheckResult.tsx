import type { CheckRequest, DataImport } from '@seatwise/flows/official-data';
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
import { content } from '../../../content/officialData.ts';
import { Differences, entriesOf } from './Differences.tsx';
import { listText } from './listText.ts';
import { Problems } from './Problems.tsx';
import { UnknownColleges } from './UnknownColleges.tsx';
import type { ImportFlow } from './useDataImport.ts';

export type Result = NonNullable<DataImport['result']>;

interface CheckResultProps {
  readonly flow: ImportFlow;
  readonly data: DataImport;
  readonly result: Result;
}

const { result: copy } = content;

/** What the check found, what publishing changes, and the decision. */
export const CheckResult = ({ flow: { state, send }, data, result }: CheckResultProps) => {
  const number = useNumberFormatter();
  const { details } = data;
  const { rows, used, leftOut, skipped } = result;
  const entries = entriesOf(result);
  const colleges = result.unknowns.filter(({ of }) => of === 'college');
  const checkAgain = (decided: CheckRequest['decisions']): void =>
    send({
      type: 'check.requested',
      request: {
        ...details!,
        id: data.id,
        mapping: data.mapping,
        decisions: [...data.decisions, ...decided],
      },
    });
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
      <Problems id={data.id} result={result} />
      <UnknownColleges
        heading={copy.newColleges}
        hints={[copy.newCollegesHint]}
        colleges={colleges.filter(({ addedAs }) => addedAs != null)}
        onDecided={checkAgain}
      />
      <UnknownColleges
        heading={copy.colleges}
        hints={[
          copy.collegesHint,
          data.kind === 'colleges' ? copy.collegesToAdd : copy.collegesNew,
        ]}
        colleges={colleges.filter(({ addedAs }) => addedAs == null)}
        onDecided={checkAgain}
      />
      <Differences kind={data.kind} result={result} />
      <Inline justify="between">
        <Inline>
          <Button tone="secondary" onPress={() => send({ type: 'import.discarded' })}>
            {content.discard}
          </Button>
          <Button tone="secondary" onPress={() => send({ type: 'mapping.reopened' })}>
            {content.back}
          </Button>
        </Inline>
        <Button
          disabled={used === 0}
          loading={state.matches('publishing')}
          onPress={() => send({ type: 'publish.requested' })}
        >
          {used === 0 ? content.publish : content.publishWith(number.format(entries))}
        </Button>
      </Inline>
    </Stack>
  );
};
