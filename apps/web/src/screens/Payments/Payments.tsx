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
import { useMemo, useState } from 'react';
import { content } from '../../content/adminPayments.ts';
import { providerNames } from '../../content/payments.ts';
import { ConsoleList } from '../../features/console-list/ConsoleList.tsx';
import { useUrlQuery } from '../../hooks/useUrlQuery.ts';
import { paymentColumns } from './paymentColumns.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { paymentsFile } from './paymentsFile.ts';
import { readQuery, writeQuery } from './paymentsQuery.ts';
import { columnFiltersOf, createPaymentTable, totalsOf, type Payment } from './paymentTable.ts';
import { TotalsByDay } from './TotalsByDay.tsx';
import { usePayments } from './usePayments.ts';

const codec = { read: readQuery, write: writeQuery };

const getRowId = ({ id }: Payment): string => id;

const choices = (all: string, names: Readonly<Record<string, string>>) => [
  { value: '', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
const states = choices(content.allStates, content.states);
const providers = choices(content.allProviders, providerNames);

const Totals = ({ payments }: { readonly payments: readonly Payment[] }) => {
  const number = useNumberFormatter();
  const totals = totalsOf(payments);
  return (
    <Grid columns={3}>
      {(['paid', 'pending', 'refunds'] as const).map((name) => (
        <Card key={name}>
          <Text size="small" tone="muted">
            {content.totals[name]}
          </Text>
          <Text size="lead" weight="semibold" tabular>
            {rupees(totals[name].paise)}
          </Text>
          <Text size="small" tone="muted">
            {content.totals.count(number.format(totals[name].count))}
          </Text>
        </Card>
      ))}
    </Grid>
  );
};

/** The orders of all students: search, filters, each order's story, refunds, reconciliation. */
export const Payments = () => {
  const actions = usePayments();
  const { payments, status, reload, pending, result } = actions;
  const [query, update] = useUrlQuery(codec);
  const [openId, setOpenId] = useState<string>();
  const open = payments.find(({ id }) => id === openId);
  const columns = useMemo(() => paymentColumns(({ id }) => setOpenId(id)), []);
  const engine = useMemo(() => createPaymentTable(payments), [payments]);
  const columnFilters = useMemo(() => columnFiltersOf(query), [query]);

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
      <Totals payments={payments} />
      <TotalsByDay {...actions.totals} />
      <Grid columns={3}>
        <SearchField
          label={content.search}
          placeholder={content.searchPlaceholder}
          value={query.typed}
          onChange={({ value }) => update({ typed: value }, 'replace')}
        />
        <Select
          label={content.state}
          required
          value={query.state}
          options={states}
          onChange={({ value }) => update({ state: value }, 'replace')}
        />
        <Select
          label={content.provider}
          required
          value={query.provider}
          options={providers}
          onChange={({ value }) => update({ provider: value }, 'replace')}
        />
      </Grid>
      <ConsoleList
        name="payments"
        operation={adminPayments.listPayments}
        text={content}
        icon={icons.IndianRupee}
        columns={columns}
        rows={payments}
        engine={engine}
        getRowId={getRowId}
        status={status}
        onRetry={reload}
        columnFilters={columnFilters}
        sorting={query.sorting}
        onSort={(sorting) => update({ sorting }, 'replace')}
        file={paymentsFile}
      />
      <PaymentDialog payment={open} actions={actions} onClose={() => setOpenId(undefined)} />
    </Stack>
  );
};
