import { adminData } from '@seatwise/api-client/contract/adminData';
import type { AnswerOf } from '@seatwise/api-client';
import { dataKinds } from '@seatwise/api-client/contract/constants/data';
import { shortDateTime, timeOf } from '@seatwise/flows/admin-files';
import {
  Button,
  createColumnHelper,
  DataTable,
  EmptyState,
  icons,
  Notice,
  SearchField,
  Stack,
  Text,
  useDataTable,
} from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { Loaded } from '../../../components/Loaded.tsx';
import { content } from '../../../content/officialData.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

const { spellings: copy, decisions } = content;
const pageSize = 10;

type Spelling = AnswerOf<(typeof adminData)['listDataSpellings']>[number];

const helper = createColumnHelper<Spelling>();

const columnsFor = (onForget: (spelling: Spelling) => void) =>
  helper.columns([
    helper.accessor('written', {
      header: decisions.text,
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
      meta: { width: 'wide', onCard: 'title' },
    }),
    helper.accessor(({ label }) => label ?? decisions.isLeftOut, {
      id: 'label',
      header: copy.means,
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
      meta: { width: 'broad' },
    }),
    helper.accessor(({ kind, name }) => copy.source(name, dataKinds[kind].label), {
      id: 'source',
      header: copy.lists,
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
      meta: { width: 'medium' },
    }),
    helper.display({
      id: 'by',
      header: copy.by,
      cell: ({ row: { original } }) => (
        <Stack gap="xxs">
          <bdi>{original.by ?? copy.notKnown}</bdi>
          {original.at != null && (
            <Text as="span" size="small" tone="muted">
              {shortDateTime(timeOf(original.at))}
            </Text>
          )}
        </Stack>
      ),
      meta: { width: 'medium' },
    }),
    helper.display({
      id: 'forget',
      header: copy.action,
      cell: ({ row: { original } }) => (
        <Button
          tone="secondary"
          size="compact"
          icon={icons.Undo2}
          onPress={() => onForget(original)}
        >
          {copy.forget}
        </Button>
      ),
      meta: { width: 'narrow', onCard: 'actions' },
    }),
  ]);

const matches = ({ written, label, name, by }: Spelling, search: string): boolean =>
  [written, label, name, by].join(' ').toLowerCase().includes(search.trim().toLowerCase());

interface SpellingTableProps {
  readonly spellings: readonly Spelling[];
  readonly onForget: (spelling: Spelling) => void;
}

const SpellingTable = ({ spellings, onForget }: SpellingTableProps) => {
  const [search, setSearch] = useState('');
  const shown = useMemo(
    () => spellings.filter((spelling) => matches(spelling, search)),
    [spellings, search],
  );
  const columns = useMemo(() => columnsFor(onForget), [onForget]);
  const table = useDataTable({
    columns,
    data: shown,
    getRowId: ({ source, of, written }) => `${source} ${of} ${written}`,
    initialState: spellings.length > pageSize ? { pagination: { pageIndex: 0, pageSize } } : {},
  });
  return (
    <Stack>
      {spellings.length > pageSize && (
        <SearchField
          label={copy.search}
          value={search}
          status={content.search.count(shown.length)}
          onChange={({ value }) => setSearch(value)}
        />
      )}
      <DataTable
        table={table}
        caption={copy.heading}
        density="compact"
        empty={
          <EmptyState title={copy.none} icon={icons.BookOpen}>
            {copy.noneHint}
          </EmptyState>
        }
      />
    </Stack>
  );
};

/** What texts of lists mean, as publishing keeps it; each can be taken back. */
export const KnownSpellings = () => {
  const { api } = useServices();
  const query = useQuery(adminData, 'listDataSpellings');
  const { mutate, result, dismissResult } = useMutation(query.refetch);
  const forget = ({ source, of, written }: Spelling): void =>
    void mutate(
      () => api.area(adminData).forgetDataSpelling({ source, of, written }),
      copy.notForgotten,
      copy.forgotten(written),
    );
  return (
    <Stack>
      {result && (
        <Notice tone={result.tone} onDismiss={dismissResult}>
          <bdi>{result.text}</bdi>
        </Notice>
      )}
      <Loaded query={query} loading={copy.loading} failed={copy.failed}>
        {(spellings) => <SpellingTable spellings={spellings} onForget={forget} />}
      </Loaded>
    </Stack>
  );
};
