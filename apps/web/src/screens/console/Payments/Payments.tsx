import { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { rupees } from '@seatwise/flows/plans';
import {
  Button,
  Card,
  Grid,
  icons,
  Notice,
  PageHeader,
  SearchField,
  Select,
  Stack,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { content } from '../../../content/adminPayments.ts';
import { providerNames } from '../../../content/payments.ts';
import { ConsoleList } from '../console-list/ConsoleList.tsx';
import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { paymentList, type PaymentsQuery } from './paymentList.tsx';
import type { Payment } from './payment.ts';
import { TotalsByDay } from './TotalsByDay.tsx';
import { usePayments, type PaymentActions } from './usePayments.ts';

const getRowId = ({ id }: Payment): string => id;

const choices = (all: string, names: Readonly<Record<string, string>>) => [
  { value: '', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
const states = choices(content.allStates, content.states);
const providers = choices(content.allProviders, providerNames);

type Sums = PaymentActions['list']['totals'];

const Totals = ({ totals }: { readonly totals: Sums }) => {
  const number = useNumberFormatter();
  return (
    <Grid columns={3}>
      {(['paid', 'pending', 'refunds'] as const).map((name) => (
        <Card key={name}>
          <Text size="small" tone="muted">
            {content.totals[name]}
          </Text>
          <Text size="lead" weight="semibold" tabular>
            {totals ? rupees(totals[name].paise) : content.missing}
          </Text>
          <Text size="small" tone="muted">
            {totals && content.totals.count(number.format(totals[name].count))}
          </Text>
        </Card>
      ))}
    </Grid>
  );
};

/** The orders of all students: search, filters, each order's story, refunds, reconciliation. */
export const Payments = () => {
  const [query, update] = useUrlQuery(paymentList.codec);
  const actions = usePayments(query);
  const { list, open, setOpen, pending, result } = actions;
  /** What is looked for changes, so that the first page shows. */
  const narrow = (change: Partial<PaymentsQuery>): void =>
    update({ ...change, page: 1 }, 'replace');

  return (
    <Stack gap="lg">
      <PageHeader
        title={content.heading}
        subtitle={content.subtitle}
        actions={
          <Button
            tone="secondary"
            icon={icons.RotateCw}
            loading={pending === 'reconcile'}
            onPress={() => void actions.reconcile()}
          >
            {content.reconcileAll}
          </Button>
        }
      />
      {result && !open && (
        <Notice tone={result.tone} onDismiss={actions.dismissResult}>
          {result.text}
        </Notice>
      )}
      <Totals totals={list.totals} />
      <TotalsByDay totals={actions.totals} />
      <Grid columns={3}>
        <SearchField
          label={content.search}
          placeholder={content.searchPlaceholder}
          value={query.typed}
          onChange={({ value }) => narrow({ typed: value })}
        />
        <Select
          label={content.state}
          required
          value={query.state}
          options={states}
          onChange={({ value }) => narrow({ state: value })}
        />
        <Select
          label={content.provider}
          required
          value={query.provider}
          options={providers}
          onChange={({ value }) => narrow({ provider: value })}
        />
      </Grid>
      <ConsoleList
        list={paymentList}
        context={setOpen}
        operation={adminPayments.findPayments}
        text={content}
        icon={icons.IndianRupee}
        rows={list.payments}
        getRowId={getRowId}
        status={list.status}
        onRetry={list.refetch}
        page={{
          ...list.counts,
          index: query.page - 1,
          size: list.size,
          onChange: (index) => update({ page: index + 1 }),
          operationOfAll: adminPayments.listPayments,
          loadAll: list.loadAll,
        }}
        query={query}
        onSort={(sorting) => narrow({ sorting })}
      />
      <PaymentDialog payment={open} actions={actions} onClose={() => setOpen(undefined)} />
    </Stack>
  );
};
