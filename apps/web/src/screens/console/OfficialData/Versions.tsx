import { shortDateTime, timeOf } from '@seatwise/flows/admin-files';
import {
  Badge,
  Button,
  createColumnHelper,
  Inline,
  Link,
  Stack,
  Text,
  useNumberFormatter,
  type DataTableColumns,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { content } from '../../../content/officialData.ts';
import { listText } from './listText.ts';
import { PagedTable } from './PagedTable.tsx';
import type { Version } from './useVersions.ts';
import type { Question } from './VersionQuestion.tsx';

const { versions: copy } = content;

const helper = createColumnHelper<Version>();

type State = keyof typeof copy.states;
const tones = { inForce: 'positive', replaced: 'neutral', withdrawn: 'caution' } as const;

const stateOf = ({ inForce, withdrawnAt }: Version): State => {
  if (withdrawnAt != null) return 'withdrawn';
  return inForce ? 'inForce' : 'replaced';
};

/** The possible change to a version: withdraw it, restore it, or none. */
const changeOf = ({ inForce, canRestore }: Version): Question['change'] | undefined => {
  if (inForce) return 'withdraw';
  return canRestore ? 'restore' : undefined;
};

const columnsFor = (
  number: (value: number) => string,
  onAsk: (question: Question) => void,
): DataTableColumns<Version> =>
  helper.columns([
    helper.accessor('id', {
      header: copy.id,
      meta: { tabular: true, align: 'end', width: 'narrow' },
    }),
    helper.display({
      id: 'list',
      header: copy.list,
      cell: ({ row: { original: version } }) => (
        <Stack gap="xs">
          <bdi>{listText(version)}</bdi>
          <Link href={version.documentUrl} standalone newTab>
            {copy.open}
          </Link>
        </Stack>
      ),
      meta: { width: 'broad', onCard: 'title' },
    }),
    helper.accessor('rows', {
      header: copy.entries,
      cell: ({ getValue }) => number(getValue()),
      meta: { tabular: true, align: 'end', width: 'narrow' },
    }),
    helper.display({
      id: 'at',
      header: copy.at,
      cell: ({ row: { original: version } }) => (
        <Stack gap="xs">
          <span>{shortDateTime(timeOf(version.publishedAt))}</span>
          <Text size="small" tone="muted">
            <bdi>{copy.by(version.publishedBy)}</bdi>
          </Text>
        </Stack>
      ),
      meta: { tabular: true, width: 'medium' },
    }),
    helper.display({
      id: 'state',
      header: copy.state,
      cell: ({ row: { original: version } }) => {
        const change = changeOf(version);
        return (
          <Inline>
            <Badge tone={tones[stateOf(version)]}>{copy.states[stateOf(version)]}</Badge>
            {change && (
              <Button tone="secondary" size="compact" onPress={() => onAsk({ change, version })}>
                {copy[change]}
              </Button>
            )}
          </Inline>
        );
      },
      meta: { width: 'medium' },
    }),
  ]);

interface VersionsProps {
  readonly versions: readonly Version[];
  readonly onAsk: (question: Question) => void;
}

/** Every published version, the newest first, with buttons to withdraw and restore lists. */
export const Versions = ({ versions, onAsk }: VersionsProps) => {
  const number = useNumberFormatter();
  const columns = useMemo(
    () => columnsFor((value) => number.format(value), onAsk),
    [number, onAsk],
  );
  return (
    <PagedTable
      columns={columns}
      rows={versions}
      caption={copy.heading}
      empty={copy.none}
      getRowId={({ id }) => String(id)}
    />
  );
};
