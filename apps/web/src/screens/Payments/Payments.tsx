import { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { rupees } from '@seatwise/flows/plans';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  Grid,
  icons,
  Notice,
  PageHeader,
  SearchField,
  Select,
  Stack,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableState,
} from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { LeftOutNotice } from '../../components/LeftOutNotice.tsx';
import { content } from '../../content/adminPayments.ts';
import { providerNames } from '../../content/payments.ts';
import { useRememberedColumns } from '../../hooks/useRememberedColumns.ts';
import { useUrlQuery } from '../../hooks/useUrlQuery.ts';
import { useLeftOut } from '../../services/useLeftOut.ts';
import { paymentColumns } from './paymentColumns.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { readQuery, writeQuery } from './paymentsQuery.ts';
import { columnFiltersOf, createPaymentTable, totalsOf, type Payment } from './paymentTable.ts';
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
  const number = useNumberFormatter();
  const actions = usePayments();
  const { payments, status, reload, pending, result } = actions;
  const leftOut = useLeftOut(adminPayments.listPayments);
  const [query, update] = useUrlQuery(codec);
  const [columnVisibility, rememberColumns] = useRememberedColumns('payments');
  const [openId, setOpenId] = useState<string>();
  const open = payments.find(({ id }) => id === openId);
  const columns = useMemo(() => paymentColumns(({ id }) => setOpenId(id)), []);
  const engine = useMemo(() => createPaymentTable(payments), [payments]);
  const columnFilters = useMemo(() => columnFiltersOf(query), [query]);
  const table = useDataTable({
    columns,
    data: payments,
    engine,
    getRowId,
    state: { sorting: query.sorting, columnFilters, columnVisibility },
    onStateChange: ({ sorting, columnVisibility: changed }: Partial<DataTableState>) => {
      if (sorting) update({ sorting }, 'replace');
      if (changed) rememberColumns(changed);
    },
  });

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
      <LeftOutNotice count={leftOut} />
      <DataTable
        table={table}
        caption={content.caption}
        summary={
          <Text as="div" size="small" tone="muted" tabular>
            <output>
              {status === 'loading' && content.loading}
              {status === 'ready' &&
                content.found(number.format(table.getRowCount()), number.format(payments.length))}
            </output>
          </Text>
        }
        columnsMenu
        virtualized
        density="compact"
        loading={status === 'loading'}
        failure={status === 'failed' ? { message: content.failed, onRetry: reload } : undefined}
        empty={
          <EmptyState
            title={payments.length > 0 ? content.nothingFound : content.none}
            icon={icons.IndianRupee}
          />
        }
      />
      <PaymentDialog payment={open} actions={actions} onClose={() => setOpenId(undefined)} />
    </Stack>
  );
};
