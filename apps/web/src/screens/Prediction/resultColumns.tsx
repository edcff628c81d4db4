import { allottedSeatName, type Prediction } from '@seatwise/flows/predictor';
import {
  Badge,
  Button,
  createColumnHelper,
  Inline,
  TierBadge,
  type DataTableColumns,
} from '@seatwise/ui';
import { content } from '../../content/prediction.ts';
import { CollegeLink } from './CollegeLink.tsx';
import { kindName } from './resultTable.ts';

const helper = createColumnHelper<Prediction>();
const { columns: heads } = content;

/** The columns of the results; the name of an institute opens the reasons. */
export const resultColumns = (
  open: (row: Prediction) => void,
  number: Intl.NumberFormat,
): DataTableColumns<Prediction> =>
  helper.columns([
    helper.accessor('instituteCode', {
      id: 'code',
      header: heads.code,
      cell: ({ getValue }) => <CollegeLink code={getValue()} />,
      enableSorting: false,
      meta: { tabular: true },
    }),
    helper.accessor('institute', {
      header: heads.institute,
      cell: ({ row: { original } }) => (
        <Button tone="text" size="compact" onPress={() => open(original)}>
          {original.institute}
        </Button>
      ),
      meta: { onCard: 'title' },
    }),
    helper.accessor('state', {
      header: heads.state,
      cell: ({ getValue }) => getValue() ?? content.noValue,
      enableColumnFilter: true,
    }),
    helper.accessor(kindName, {
      id: 'kind',
      header: heads.kind,
      cell: ({ getValue }) => getValue() || content.noValue,
      enableColumnFilter: true,
    }),
    helper.accessor('subject', {
      header: heads.subject,
      enableSorting: false,
      cell: ({ row: { original } }) =>
        original.synthetic ? (
          <Inline gap="xxs">
            {original.subject}
            <Badge>{content.sample}</Badge>
          </Inline>
        ) : (
          original.subject
        ),
    }),
    helper.accessor('quotaName', {
      id: 'quota',
      header: heads.quota,
      enableColumnFilter: true,
      cell: ({ getValue }) => getValue() ?? content.noValue,
    }),
    helper.accessor(allottedSeatName, {
      id: 'seat',
      header: heads.seat,
      enableColumnFilter: true,
      cell: ({ getValue }) => getValue() || content.noValue,
    }),
    helper.accessor('minAir', {
      header: heads.minAir,
      cell: ({ getValue }) => number.format(getValue()),
      meta: { align: 'end', tabular: true },
    }),
    helper.accessor('maxAir', {
      header: heads.maxAir,
      cell: ({ getValue }) => number.format(getValue()),
      meta: { align: 'end', tabular: true },
    }),
    helper.accessor('probabilityTier', {
      id: 'tier',
      header: heads.tier,
      cell: ({ getValue }) => <TierBadge tier={getValue()} />,
      meta: { sortBy: 'tierRank' },
    }),
  ]);
