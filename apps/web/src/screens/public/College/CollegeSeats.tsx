import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { exceedsBudget, seatAccessOf, type Applicant } from '@seatwise/flows/eligibility';
import {
  createColumnHelper,
  DataTable,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Switch,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableColumns,
} from '@seatwise/ui';
import { useRupees } from '../../../hooks/useRupees.ts';
import { useMemo, useState } from 'react';
import { courseCostOf, type PublishedCosts } from '@seatwise/flows/course-cost';
import { quotaLabel } from '../../../content/places.ts';
import { content } from '../../../content/college.ts';
import { courseCost } from '../../../content/courseCost.ts';
import { sources } from '../../../content/sources.ts';
import { courseTexts, lackingOf } from '../../../components/courseTexts.ts';
import { listBehind, originOf, type Source } from '../../../components/originOf.ts';
import { SourceLine } from '../../../components/SourceLine.tsx';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { StarSeat } from '../../../features/choices/StarSeat.tsx';
import type { CollegeDetails } from './useCollege.ts';

type Seat = CollegeDetails['seats'][number];

const helper = createColumnHelper<Seat>();
const { columns: heads } = content;

/** The college of the seats; undefined for visitors, who have no shortlist. */
type ShortlistCollege = Pick<CollegeDetails, 'code' | 'name' | 'state'> | undefined;

/** The published costs of a seat. */
const costsOf = ({ program, quotaName, fee, courseFee }: Seat): PublishedCosts => ({
  programme: program,
  quotaName,
  feePerYear: fee?.value,
  courseFee: courseFee?.value,
});

const figure = (value: number | null | undefined, format: Intl.NumberFormat): string =>
  typeof value === 'number' ? format.format(value) : content.unknownValue;

/** Who may apply; AFMC selects its undergraduates itself. */
const accessOf = (
  { program, quotaName, womenOnly }: Seat,
  kind: CollegeDetails['kind'],
): string => {
  if (kind === 'armed forces' && examOfProgramme(program.trim()) === 'UG')
    return content.ownSelection;
  const access = content.access[seatAccessOf(quotaName)];
  return womenOnly ? content.womenOnly(access) : access;
};

/** The fee for a year, with the whole course's fee below if it is known. */
const Fee = ({ seat, profile }: { readonly seat: Seat; readonly profile: Applicant | null }) => {
  const rupees = useRupees();
  const { fee } = seat;
  const course = courseTexts(costsOf(seat), rupees);
  return (
    <>
      {figure(fee?.value, rupees)}
      {course && (
        <Text as="div" size="small" tone="muted">
          {course.whole} {course.deposit}
        </Text>
      )}
      {exceedsBudget(profile, fee?.value) && (
        <Text as="div" size="small" tone="critical">
          {content.overBudget}
        </Text>
      )}
    </>
  );
};

interface Shown {
  readonly number: Intl.NumberFormat;
  readonly college: ShortlistCollege;
  readonly kind: CollegeDetails['kind'];
  readonly profile: Applicant | null;
  /** Whether the fee of any seat is known. */
  readonly knowsFees: boolean;
}

const columnsFor = ({ number, college, kind, profile, knowsFees }: Shown): DataTableColumns<Seat> =>
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
    helper.accessor(({ quotaName }) => quotaLabel(quotaName), {
      id: 'quotaName',
      header: heads.quotaName,
    }),
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
    ...(knowsFees
      ? [
          helper.accessor(({ fee }) => fee?.value ?? null, {
            id: 'fee',
            header: heads.fee,
            cell: ({ row: { original } }) => <Fee seat={original} profile={profile} />,
            meta: { align: 'end', tabular: true },
          }),
        ]
      : []),
  ]);

/** The sources of the seats and their fees, and what the fees include and lack. */
const SeatSources = ({ seats, lists }: Pick<CollegeSeatsProps, 'seats' | 'lists'>) => {
  const exams = new Set(seats.map(({ program }) => examOfProgramme(program.trim())));
  const fees = seats.flatMap(({ fee }) => fee ?? []);
  const costs = seats.flatMap((seat) => courseCostOf(costsOf(seat)) ?? []);
  return (
    <>
      <SourceLine
        label={sources.seats}
        lists={lists.filter(({ exam }) => exam && exams.has(exam)).map(listBehind)}
      />
      <SourceLine label={sources.fees} lists={fees.map(originOf)} />
      {costs.length > 0 && (
        <Text size="small" tone="muted">
          {[courseCost.note, lackingOf(costs)].filter(Boolean).join(' ')}
        </Text>
      )}
      {seats.length > 0 && seats.every(({ fee }) => !fee) && (
        <Text size="small" tone="muted">
          {content.feesUnknown}
        </Text>
      )}
    </>
  );
};

interface CollegeSeatsProps {
  readonly seats: readonly Seat[];
  /** The lists that the seats are from. */
  readonly lists: readonly Source[];
  /** The exam of the student; undefined if it is unknown. */
  readonly exam: Exam | undefined;
  readonly college: ShortlistCollege;
  readonly kind: CollegeDetails['kind'];
}

/** The seats of a college by programme and quota, with who may apply and the cost of a year. */
export const CollegeSeats = ({ seats, lists, exam, college, kind }: CollegeSeatsProps) => {
  const number = useNumberFormatter();
  const { profile } = useApplicant().applicant;
  const [isOnlyExam, setOnlyExam] = useState(true);
  const ofExam = useMemo(
    () => seats.filter(({ program }) => examOfProgramme(program.trim()) === exam),
    [seats, exam],
  );
  const data = ofExam.length > 0 && isOnlyExam ? ofExam : seats;
  const knowsFees = data.some(({ fee }) => fee);
  const columns = useMemo(
    () => columnsFor({ number, college, kind, profile, knowsFees }),
    [number, college, kind, profile, knowsFees],
  );
  const table = useDataTable({ columns, data });
  return (
    <Stack as="section">
      <Heading level={2}>{content.seats}</Heading>
      {exam && ofExam.length > 0 && ofExam.length < seats.length && (
        <Switch
          label={content.onlyExam(exam)}
          on={isOnlyExam}
          onChange={({ on }) => setOnlyExam(on)}
        />
      )}
      <SeatSources seats={data} lists={lists} />
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
