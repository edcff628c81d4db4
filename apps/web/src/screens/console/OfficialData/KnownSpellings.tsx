import { adminData } from '@seatwise/api-client/contract/adminData';
import type { AnswerOf } from '@seatwise/api-client';
import { dataKinds } from '@seatwise/api-client/contract/constants/data';
import { shortDateTime, timeOf } from '@seatwise/flows/admin-files';
import { csvLines, csvStart } from '@seatwise/flows/shared';
import {
  Button,
  createColumnHelper,
  icons,
  Inline,
  Notice,
  SearchField,
  Stack,
  Text,
} from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { Loaded } from '../../../components/Loaded.tsx';
import { content } from '../../../content/officialData.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { saveFile } from '../../../features/workbook/saveFile.ts';
import { useServices } from '../../../services/services.ts';
import { PagedTable } from './PagedTable.tsx';

const { spellings: copy, decisions } = content;
/** The rows of a page; a search finds the others. */
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

/** The spellings as the table shows them, one per line. */
const csvOf = (spellings: readonly Spelling[]): string => {
  const rows = spellings.map(({ of, written, label, name, kind, by, at }) => [
    decisions.terms[of],
    written,
    label ?? decisions.isLeftOut,
    copy.source(name, dataKinds[kind].label),
    by ?? null,
    at ?? null,
  ]);
  return csvStart + csvLines([copy.csv, ...rows]);
};

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
  return (
    <Stack>
      <Inline justify="between" align="end">
        {spellings.length > pageSize && (
          <SearchField
            label={copy.search}
            value={search}
            status={content.search.count(shown.length)}
            onChange={({ value }) => setSearch(value)}
          />
        )}
        {spellings.length > 0 && (
          <Button
            tone="secondary"
            size="compact"
            icon={icons.Download}
            onPress={() => saveFile(csvOf(shown), 'spellings.csv')}
          >
            {copy.download}
          </Button>
        )}
      </Inline>
      <PagedTable
        columns={columns}
        rows={shown}
        caption={copy.heading}
        empty={copy.none}
        getRowId={({ source, of, written }) => `${source} ${of} ${written}`}
      />
    </Stack>
  );
};

/** The meanings of texts in lists that publishing has stored; each can be withdrawn. */
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
