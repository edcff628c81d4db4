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
import { labelledOptions } from '../../../lib/options.ts';
import { ConsoleList } from '../console-list/ConsoleList.tsx';
import { useListQuery } from '../console-list/useListQuery.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { paymentList } from './paymentList.tsx';
import { TotalsByDay } from './TotalsByDay.tsx';
import { usePayments, type PaymentActions } from './usePayments.ts';

const states = labelledOptions({ '': content.allStates, ...content.states });
const providers = labelledOptions({ '': content.allProviders, ...providerNames });

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
            {totals ? content.totals.count(number.format(totals[name].count)) : '\u00A0'}
          </Text>
        </Card>
      ))}
    </Grid>
  );
};

/** The orders of all students, with a search, filters, each order's history, refunds and reconciliation. */
export const Payments = () => {
  const { update, field, sorted } = useListQuery(paymentList, { page: 1 });
  const { query } = sorted;
  const actions = usePayments(query);
  const { list, open, setOpen, pending, result } = actions;

  return (
    <Stack gap="lg">
      <PageHeader
        title={content.heading}
        subtitle={content.subtitle}
        actions={
          <Button
            tone="secondary"
            icon={icons.RotateCw}
            loading={pending === 'reconcilePayments'}
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
          {...field('typed')}
          label={content.search}
          placeholder={content.searchPlaceholder}
        />
        <Select {...field('state')} label={content.state} required options={states} />
        <Select {...field('provider')} label={content.provider} required options={providers} />
      </Grid>
      <ConsoleList
        list={paymentList}
        context={setOpen}
        operation={adminPayments.findPayments}
        text={content}
        icon={icons.IndianRupee}
        status={list.status}
        onRetry={list.refetch}
        page={{
          rows: list.payments,
          ...list.counts,
          index: query.page - 1,
          size: list.size,
          onChange: (index) => update({ page: index + 1 }),
          operationOfAll: adminPayments.listPayments,
          loadAll: list.loadAll,
        }}
        {...sorted}
      />
      <PaymentDialog payment={open} actions={actions} onClose={() => setOpen(undefined)} />
    </Stack>
  );
};
