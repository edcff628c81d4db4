import { portalCode } from '@seatwise/api-client/contract/constants/collegeCodes';
import { placeName, quotaLabel } from '../../../content/places.ts';
import { shownChances } from '@seatwise/flows/choices';
import type { Prediction } from '@seatwise/flows/prediction';
import {
  Button,
  createColumnHelper,
  Text,
  useNumberFormatter,
  type DataTableColumns,
} from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { ChanceByRound } from '../../../features/choices/ChanceByRound.tsx';
import { SeatCosts } from '../../../features/applicant/SeatCosts.tsx';
import { useRupees } from '../../../hooks/useRupees.ts';
import { AddPrediction, StarPrediction } from './ChoiceActions.tsx';
import { institute, stacked, twoLines } from './Prediction.css.ts';
import { OwnRank } from './OwnRank.tsx';
import { stipendBand, type AuthorityOf } from './resultTable.ts';
import {
  instituteOf,
  kindName,
  placeText,
  quotaText,
  rankText,
  spanText,
  seatText,
} from './resultTexts.ts';

const helper = createColumnHelper<Prediction>();
const { columns: heads } = content;

interface InstituteProps {
  readonly row: Prediction;
  readonly onOpen: (row: Prediction) => void;
}

/** A college with its star, its kind, its state and its costs, and the way onto the choices. */
const Institute = ({ row, onOpen }: InstituteProps) => (
  <div className={institute}>
    <div>
      <Button tone="text" size="compact" onPress={() => onOpen(row)}>
        {instituteOf(row)}
      </Button>
      <SeatCosts row={row} place={placeText(row)} isBrief />
    </div>
    <div className={stacked}>
      <StarPrediction row={row} />
      <AddPrediction row={row} />
    </div>
  </div>
);

/** The lowest or the highest rank that got a seat, above the years that it is from. */
const Rank = ({ row, name }: { readonly row: Prediction; readonly name: 'minAir' | 'maxAir' }) => (
  <>
    {rankText(row[name], useNumberFormatter())}
    <Text as="div" size="caption" tone="muted">
      {spanText(row)}
    </Text>
  </>
);

const Quota = ({ row }: { readonly row: Prediction }) => (
  <span className={twoLines} title={quotaText(row)}>
    {quotaText(row)}
  </span>
);

/** The monthly stipend, or a word if it is unknown, because a dash would look like a figure. */
const Stipend = ({ row: { stipend } }: { readonly row: Prediction }) => {
  const rupees = useRupees();
  return typeof stipend === 'number' ? rupees.format(stipend) : content.notKnown;
};

const stipendColumn = helper.accessor(stipendBand, {
  id: 'stipend',
  header: heads.stipend,
  enableColumnFilter: true,
  cell: ({ row: { original } }) => <Stipend row={original} />,
  meta: { align: 'end', tabular: true, sortBy: 'stipendRank' },
});

const authorityColumn = (authorityOf: AuthorityOf) =>
  helper.accessor(authorityOf, {
    id: 'authority',
    header: heads.authority,
    enableColumnFilter: true,
  });

/** The columns of the results; pressing the name of an institute opens the reasons. */
export const resultColumns = (
  open: (row: Prediction) => void,
  ownRank: number,
  {
    knowsStipends,
    authorityOf,
  }: { readonly knowsStipends: boolean; readonly authorityOf: AuthorityOf | undefined },
): DataTableColumns<Prediction> => {
  const rank = (name: 'minAir' | 'maxAir') =>
    helper.accessor(name, {
      header: heads[name],
      cell: ({ row: { original } }) => <Rank row={original} name={name} />,
      meta: { align: 'end', tabular: true },
    });
  return helper.columns([
    helper.accessor('instituteCode', {
      id: 'code',
      header: heads.code,
      cell: ({ getValue }) => portalCode(getValue()) ?? content.noValue,
      enableSorting: false,
      meta: { tabular: true },
    }),
    helper.accessor('institute', {
      header: heads.institute,
      cell: ({ row: { original } }) => <Institute row={original} onOpen={open} />,
      meta: { onCard: 'title', width: 'wide' },
    }),
    helper.accessor('state', {
      header: heads.state,
      cell: ({ getValue }) => {
        const state = getValue();
        return state ? placeName(state) : content.noValue;
      },
      enableColumnFilter: true,
      meta: { labelOf: placeName },
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
      cell: ({ getValue }) => getValue() || content.noValue,
    }),
    ...(authorityOf ? [authorityColumn(authorityOf)] : []),
    helper.accessor('quotaName', {
      id: 'quota',
      header: heads.quota,
      enableColumnFilter: true,
      meta: { labelOf: quotaLabel },
      cell: ({ row: { original } }) => <Quota row={original} />,
    }),
    helper.accessor(seatText, {
      id: 'seat',
      header: heads.seat,
      enableColumnFilter: true,
      cell: ({ getValue }) => getValue() || content.noValue,
    }),
    rank('minAir'),
    rank('maxAir'),
    helper.display({
      id: 'ownRank',
      header: heads.ownRank,
      cell: ({ row: { original } }) => <OwnRank row={original} rank={ownRank} />,
      meta: { width: 'broad' },
    }),
    helper.accessor('probabilityTier', {
      id: 'tier',
      header: heads.tier,
      cell: ({ row: { original } }) => (
        <ChanceByRound chances={shownChances(original, 'Round 1')} />
      ),
      meta: { sortBy: 'tierRank' },
    }),
    ...(knowsStipends ? [stipendColumn] : []),
  ]);
};
