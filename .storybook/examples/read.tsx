import {
  AlertList,
  Avatar,
  Badge,
  AccuracyChart,
  createColumnHelper,
  DataTable,
  Disclosure,
  EmptyState,
  Heading,
  Icon,
  icons,
  PredictionCard,
  PriceBreakdown,
  ProfileCard,
  Provenance,
  RankHistory,
  RankRange,
  RoleBadge,
  StackedBars,
  StatCard,
  StatusBadge,
  Text,
  TierBadge,
  useDataTable,
  StarToggle,
} from '@seatwise/ui';

export const HeadingExample = () => <Heading level={2}>College prediction</Heading>;

export const TextExample = () => <Text>Closing ranks of the last four years.</Text>;

export const IconExample = () => <Icon icon={icons.Bell} label="Alerts" />;

export const AvatarExample = () => <Avatar name="Ananya Sharma" />;

export const BadgeExample = () => <Badge tone="positive">New</Badge>;

const role = 'PREMIUM';

export const RoleBadgeExample = () => <RoleBadge role={role} />;

export const StatusBadgeExample = () => <StatusBadge active />;

export const TierBadgeExample = () => <TierBadge tier="Very Likely" />;

export const ProvenanceExample = () => <Provenance source="sample" asOf="2025-07-01" />;

export const RankHistoryExample = () => (
  <RankHistory
    caption="MBBS, All India, Open seat (OP)"
    years={[
      { label: '2023', min: 6300, max: 10_265 },
      { label: '2024', min: 6214, max: 9979 },
    ]}
    rank={9450}
  />
);

export const AccuracyChartExample = () => (
  <AccuracyChart
    caption="NEET UG, 2022 to 2024"
    levels={[
      {
        name: 'Very Likely',
        from: 0.85,
        to: 1,
        measured: 26_802,
        chance: 0.925,
        reached: 0.996,
        lowest: 0.993,
        highest: 0.999,
      },
    ]}
  />
);

export const RankRangeExample = () => <RankRange min={8214} max={15_960} rank={12_345} />;

export const StackedBarsExample = () => (
  <StackedBars
    caption="Predictions by day"
    unit="Day"
    series={['Free', 'Premium']}
    bars={[
      { label: '20 Nov', values: [310, 42] },
      { label: '21 Nov', values: [280, 57] },
    ]}
  />
);

export const StatCardExample = () => <StatCard label="Students" value="12,480" hint="+3 % today" />;

export const DisclosureExample = () => (
  <Disclosure title="When does round 2 begin?">On 12 August.</Disclosure>
);

interface Seat {
  readonly institute: string;
  readonly rank: number;
}
const column = createColumnHelper<Seat>();
const columns = column.columns([
  column.accessor('institute', { header: 'Institute' }),
  column.accessor('rank', { header: 'Closing rank', meta: { align: 'end', tabular: true } }),
]);
const seats: readonly Seat[] = [
  { institute: 'Grant Medical College, Mumbai', rank: 2104 },
  { institute: 'Christian Medical College, Vellore', rank: 5310 },
];

export const DataTableExample = () => {
  const table = useDataTable<Seat>({ columns, data: seats });
  return <DataTable table={table} caption="Seats" empty={<EmptyState title="No seats found" />} />;
};

export const PredictionCardExample = () => (
  <PredictionCard
    badge={<TierBadge tier="Likely" />}
    evidence="Strong evidence"
    code="200216"
    institute="Government Medical College, Miraj"
    facts={[
      { term: 'Subject', value: 'MBBS' },
      { term: 'Quota', value: 'All India' },
    ]}
    range={<RankRange min={8214} max={15_960} rank={12_345} />}
    onOpen={() => {}}
  />
);

export const PriceBreakdownExample = () => (
  <PriceBreakdown
    lines={[
      { label: 'ADVANCE', amount: '₹5,000' },
      { label: 'GST (18%)', amount: '₹900' },
    ]}
    total={{ label: 'Total', amount: '₹5,900' }}
  />
);

export const ProfileCardExample = () => (
  <ProfileCard
    name="Ananya Sharma"
    badge={<RoleBadge role={role} />}
    details={[{ term: 'Roll number', value: 'SW000004' }]}
  />
);

const alert = {
  id: 1,
  title: 'NEET UG 2025 round 3 seat matrix',
  originalName: 'seat-matrix.pdf',
  date: '18 November 2025',
  isNew: true,
};

export const AlertListExample = () => (
  <AlertList
    label="Current events"
    alerts={[alert]}
    newLabel="NEW"
    onDownload={() => {}}
    empty={<EmptyState title="No events yet" />}
  />
);

export const StarToggleExample = () => (
  <StarToggle label="Shortlist AIIMS, New Delhi" pressed onPress={() => {}} />
);
