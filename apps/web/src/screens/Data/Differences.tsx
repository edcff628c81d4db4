import {
  Badge,
  createColumnHelper,
  DataTable,
  Disclosure,
  Heading,
  Inline,
  Stack,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableColumns,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { content } from '../../content/data.ts';
import type { Result } from './CheckResult.tsx';
import { pagesOf } from './pages.ts';
import { Preview } from './Preview.tsx';
import { seatText } from './seatText.ts';

type Change = Result['difference']['examples'][number];

const { result: copy } = content;
const tones = { added: 'positive', changed: 'info', gone: 'caution' } as const;
const kinds = ['added', 'changed', 'gone', 'same', 'samples'] as const;

const helper = createColumnHelper<Change>();

const columnsFor = (number: (value: number) => string): DataTableColumns<Change> => {
  const ranks = (figures: Change['before']): string =>
    figures
      ? copy.ranks(number(figures.minAir), number(figures.maxAir), number(figures.admits))
      : copy.nothing;
  return helper.columns([
    helper.accessor('institute', {
      header: copy.college,
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
      meta: { width: 'wide', onCard: 'title' },
    }),
    helper.accessor(seatText, {
      id: 'seat',
      header: copy.seat,
      meta: { width: 'wide' },
    }),
    helper.accessor(({ before }) => ranks(before), {
      id: 'before',
      header: copy.before,
      meta: { tabular: true, width: 'medium' },
    }),
    helper.accessor(({ after }) => ranks(after), {
      id: 'after',
      header: copy.after,
      meta: { tabular: true, width: 'medium' },
    }),
    helper.display({
      id: 'change',
      header: copy.change,
      cell: ({ row: { original } }) => (
        <Badge tone={tones[original.change]}>{copy.changes[original.change]}</Badge>
      ),
      meta: { width: 'narrow' },
    }),
  ]);
};

/** The list compared with what is published of the same exam, year and round. */
export const Differences = ({ result: { difference, preview } }: { readonly result: Result }) => {
  const number = useNumberFormatter();
  const columns = useMemo(() => columnsFor((value) => number.format(value)), [number]);
  const table = useDataTable({
    columns,
    data: difference.examples,
    initialState: pagesOf(difference.examples),
  });
  return (
    <Stack as="section">
      <Heading level={3}>{copy.difference}</Heading>
      <Inline>
        {kinds.map((kind) => (
          <Badge key={kind} tone={kind === 'gone' ? 'caution' : 'neutral'} outlined>
            {copy.problemCount(copy.changes[kind], number.format(difference[kind]))}
          </Badge>
        ))}
      </Inline>
      <DataTable
        table={table}
        caption={copy.changeCaption}
        density="compact"
        empty={<Text>{copy.noChange}</Text>}
      />
      <Disclosure title={copy.preview}>
        <Preview rows={preview} />
      </Disclosure>
    </Stack>
  );
};
