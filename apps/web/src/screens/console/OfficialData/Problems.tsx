import { adminData } from '@seatwise/api-client/contract/adminData';
import {
  Badge,
  Button,
  createColumnHelper,
  Heading,
  icons,
  Inline,
  Notice,
  Stack,
  useNumberFormatter,
  type DataTableColumns,
} from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../../content/officialData.ts';
import { saveFile } from '../../../features/workbook/saveFile.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { useServices } from '../../../services/services.ts';
import type { Result } from './CheckResult.tsx';
import { PagedTable } from './PagedTable.tsx';

type Problem = Result['examples'][number];

const { result: copy } = content;

/** Turns the server's name for a problem into the beginning of a line. */
const inSentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const tones = { error: 'critical', warning: 'caution' } as const;

const helper = createColumnHelper<Problem>();

const columns: DataTableColumns<Problem> = helper.columns([
  helper.accessor('row', {
    header: copy.row,
    meta: { tabular: true, align: 'end', width: 'narrow' },
  }),
  helper.accessor(({ problem }) => inSentenceCase(problem), {
    id: 'kind',
    header: copy.kind,
    meta: { width: 'medium', onCard: 'title' },
  }),
  helper.accessor('value', {
    header: copy.value,
    cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    meta: { width: 'wide' },
  }),
  helper.display({
    id: 'severity',
    header: copy.severity,
    cell: ({ row: { original } }) => (
      <Badge tone={tones[original.severity]}>{copy.severities[original.severity]}</Badge>
    ),
    meta: { width: 'narrow' },
  }),
]);

/** Downloads all problems as a file. */
const ReportButton = ({ id }: { readonly id: number }) => {
  const { api } = useServices();
  const [isFailed, setFailed] = useState(false);
  const download = async (): Promise<void> => {
    setFailed(false);
    try {
      const report = await api.area(adminData).downloadDataReport({ id });
      saveFile(report, `import-${id}-report.csv`);
    } catch (error) {
      logFailure(error);
      setFailed(true);
    }
  };
  return (
    <Stack gap="sm">
      <Inline>
        <Button
          tone="secondary"
          size="compact"
          icon={icons.Download}
          onPress={() => void download()}
        >
          {copy.report}
        </Button>
      </Inline>
      {isFailed && <Notice tone="critical">{copy.noReport}</Notice>}
    </Stack>
  );
};

/** The problems of a list, by kind and by row, with the report as a file. */
export const Problems = ({ id, result }: { readonly id: number; readonly result: Result }) => {
  const number = useNumberFormatter();
  if (result.problems.length === 0) return <Notice tone="positive">{copy.clean}</Notice>;
  return (
    <Stack as="section">
      <Heading level={3}>{copy.problems}</Heading>
      <Inline>
        {result.problems.map(({ problem, severity, count, values }) => (
          <Badge key={problem} tone={tones[severity]} outlined>
            {copy.problemCount(inSentenceCase(problem), number.format(count))}
            {values != null && values < count && copy.different(number.format(values))}
          </Badge>
        ))}
      </Inline>
      <PagedTable
        columns={columns}
        rows={result.examples}
        caption={copy.problemCaption}
        empty={copy.clean}
      />
      <ReportButton id={id} />
    </Stack>
  );
};
