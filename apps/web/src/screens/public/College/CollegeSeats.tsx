import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { exceedsBudget, seatAccessOf, type Applicant } from '@seatwise/flows/eligibility';
import {
  createColumnHelper,
  DataTable,
  EmptyState,
  Heading,
  Inline,
  Provenance,
  Stack,
  Switch,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableColumns,
} from '@seatwise/ui';
import { useRupees } from '../../../hooks/useRupees.ts';
import { useMemo, useState } from 'react';
import { content } from '../../../content/college.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { StarSeat } from '../../../features/choices/StarSeat.tsx';
import type { CollegeDetails } from './useCollege.ts';

type Seat = CollegeDetails['seats'][number];

const helper = createColumnHelper<Seat>();
const { columns: heads } = content;

/** The college that the seats are of; undefined for visitors, who have no shortlist. */
type ShortlistCollege = Pick<CollegeDetails, 'code' | 'name' | 'state'> | undefined;

/** The source of the seats, and that of the fee where it is another. */
const Sources = ({ seat: { source, fee } }: { readonly seat: Seat }) => {
  if (!fee || fee.source === source) return <Provenance source={source} asOf={fee?.asOf} />;
  return (
    <Stack gap="xxs">
      <Inline gap="xxs">
        {heads.seats} <Provenance source={source} />
      </Inline>
      <Inline gap="xxs">
        {heads.fee} <Provenance source={fee.source} asOf={fee.asOf} />
      </Inline>
    </Stack>
  );
};

const figure = (value: number | null | undefined, format: Intl.NumberFormat): string =>
  typeof value === 'number' ? format.format(value) : content.unknownValue;

/** Who may apply: AFMC takes its undergraduates by a selection of its own. */
const accessOf = (
  { program, quotaName, womenOnly }: Seat,
  kind: CollegeDetails['kind'],
): string => {
  if (kind === 'armed forces' && examOfProgramme(program.trim()) === 'UG')
    return content.ownSelection;
  const access = content.access[seatAccessOf(quotaName)];
  return womenOnly ? content.womenOnly(access) : access;
};

const columnsFor = (
  number: Intl.NumberFormat,
  rupees: Intl.NumberFormat,
  college: ShortlistCollege,
  kind: CollegeDetails['kind'],
  profile: Applicant | null,
): DataTableColumns<Seat> =>
  helper.columns([
    helper.accessor('program', {
      header: heads.program,
      cell: ({ getValue, row: { original } }) =>
        college ? (
          <Inline gap="xxs">
            {getValue()}
            <StarSeat
              item={{
                instituteCode: college.code,
                institute: college.name,
                state: college.state ?? undefined,
                subject: original.program,
                quotaName: original.quotaName,
              }}
            />
          </Inline>
        ) : (
          getValue()
        ),
      meta: { onCard: 'title' },
    }),
    helper.accessor('quotaName', { header: heads.quotaName }),
    helper.accessor((seat) => accessOf(seat, kind), {
      id: 'access',
      header: heads.access,
    }),
    helper.accessor(({ seats }) => seats ?? null, {
      id: 'seats',
      header: heads.seats,
      cell: ({ getValue }) => figure(getValue(), number),
      meta: { align: 'end', tabular: true },
    }),
    helper.accessor(({ fee }) => fee?.value ?? null, {
      id: 'fee',
      header: heads.fee,
      cell: ({ getValue }) => (
        <>
          {figure(getValue(), rupees)}
          {exceedsBudget(profile, getValue()) && (
            <Text as="div" size="small" tone="critical">
              {content.overBudget}
            </Text>
          )}
        </>
      ),
      meta: { align: 'end', tabular: true },
    }),
    helper.accessor('source', {
      header: heads.source,
      cell: ({ row: { original } }) => <Sources seat={original} />,
    }),
  ]);

interface CollegeSeatsProps {
  readonly seats: readonly Seat[];
  /** The exam of the student; undefined where it is not known. */
  readonly exam: Exam | undefined;
  readonly college: ShortlistCollege;
  readonly kind: CollegeDetails['kind'];
}

/** The seats of a college by programme and quota, with who may apply and what a year costs. */
export const CollegeSeats = ({ seats, exam, college, kind }: CollegeSeatsProps) => {
  const number = useNumberFormatter();
  const rupees = useRupees();
  const { profile } = useApplicant().applicant;
  const columns = useMemo(
    () => columnsFor(number, rupees, college, kind, profile),
    [number, rupees, college, kind, profile],
  );
  const [isOnlyExam, setOnlyExam] = useState(true);
  const ofExam = useMemo(
    () => seats.filter(({ program }) => examOfProgramme(program.trim()) === exam),
    [seats, exam],
  );
  const table = useDataTable({ columns, data: exam && isOnlyExam ? ofExam : seats });
  return (
    <Stack as="section">
      <Heading level={2}>{content.seats}</Heading>
      {exam && ofExam.length < seats.length && (
        <Switch
          label={content.onlyExam(exam)}
          on={isOnlyExam}
          onChange={({ on }) => setOnlyExam(on)}
        />
      )}
      <DataTable
        table={table}
        caption={content.seats}
        rowKey="index"
        density="compact"
        empty={<EmptyState title={content.noSeats} />}
      />
    </Stack>
  );
};
